import { describe, expect, it } from 'vitest'
import { Pulse } from '../../../src/audio/timing/pulse'
import { ManualSystem } from '../../support/manual-system'

describe('Pulse', () => {
  it('beats while it is on and not after', () => {
    const system = new ManualSystem()
    let beats = 0
    const pulse = new Pulse(system, 250, () => beats++)
    pulse.on = true
    pulse.on = true
    system.pass(1000)
    expect(beats).toBe(4)
    pulse.on = false
    system.pass(1000)
    expect(beats).toBe(4)
    expect(system.waiting).toBe(0)
  })

  it('may be switched off from within a beat', () => {
    const system = new ManualSystem()
    const pulse = new Pulse(system, 250, () => (pulse.on = false))
    pulse.on = true
    system.pass(1000)
    expect(system.waiting).toBe(0)
  })
})
