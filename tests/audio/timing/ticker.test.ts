import { describe, expect, it } from 'vitest'
import { Ticker } from '../../../src/audio/timing/ticker'
import { ManualSystem } from '../../support/manual-system'

describe('Ticker', () => {
  it('ticks while it is on and not after', () => {
    const system = new ManualSystem()
    let beats = 0
    const pulse = new Ticker(system, 250, () => beats++)
    pulse.on = true
    pulse.on = true
    system.advance(1000)
    expect(beats).toBe(4)
    pulse.on = false
    system.advance(1000)
    expect(beats).toBe(4)
    expect(system.pendingTimers).toBe(0)
  })

  it('can be switched off during a tick', () => {
    const system = new ManualSystem()
    const pulse = new Ticker(system, 250, () => (pulse.on = false))
    pulse.on = true
    system.advance(1000)
    expect(system.pendingTimers).toBe(0)
  })
})
