import { describe, expect, it } from 'vitest'
import { Ticker } from '../../../src/audio/timing/ticker'
import { ManualSystem } from '../../support/manual-system'

describe('Ticker', () => {
  it('ticks while it is on and not after', () => {
    const system = new ManualSystem()
    let ticks = 0
    const ticker = new Ticker(
      system,
      () => 250,
      () => ticks++,
    )
    ticker.on = true
    ticker.on = true
    system.advance(1000)
    expect(ticks).toBe(4)
    ticker.on = false
    system.advance(1000)
    expect(ticks).toBe(4)
    expect(system.pendingTimers).toBe(0)
  })

  it('ticks at once when asked, and from then on by the interval of the moment', () => {
    const system = new ManualSystem()
    let interval = 1000
    let ticks = 0
    const ticker = new Ticker(
      system,
      () => interval,
      () => ticks++,
    )
    ticker.runNow()
    expect(ticks).toBe(0)
    ticker.on = true
    system.advance(900)
    interval = 250
    ticker.runNow()
    expect(ticks).toBe(1)
    system.advance(500)
    expect(ticks).toBe(3)
  })

  it('can be switched off during a tick', () => {
    const system = new ManualSystem()
    const ticker = new Ticker(
      system,
      () => 250,
      () => (ticker.on = false),
    )
    ticker.on = true
    system.advance(1000)
    expect(system.pendingTimers).toBe(0)
  })
})
