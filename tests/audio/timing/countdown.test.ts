import { describe, expect, it } from 'vitest'
import { Countdown } from '../../../src/audio/timing/countdown'
import { ManualSystem } from '../../support/manual-system'

describe('Countdown', () => {
  it('calls once after an uninterrupted wait, and again only after it was off', () => {
    const system = new ManualSystem()
    let calls = 0
    const countdown = new Countdown(system, 30_000, () => calls++)
    countdown.on = true
    system.advance(29_999)
    countdown.on = false
    countdown.on = true
    system.advance(29_999)
    expect(calls).toBe(0)
    system.advance(1)
    countdown.on = true
    system.advance(60_000)
    expect(calls).toBe(1)
  })
})
