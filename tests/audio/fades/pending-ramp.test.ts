import { describe, expect, it } from 'vitest'
import { PendingRamp } from '../../../src/audio/fades/pending-ramp'
import { ManualSystem } from '../../support/manual-system'

describe('PendingRamp', () => {
  it('settles the older ramp as cancelled and the newer by its answer', async () => {
    const system = new ManualSystem()
    const pending = new PendingRamp(system)
    const first = pending.begin(1000)
    const second = pending.begin(1000)
    expect(pending.settle('done', first.id)).toBe(false)
    expect(pending.settle('done', second.id)).toBe(true)
    expect(await first.outcome).toBe('cancelled')
    expect(await second.outcome).toBe('done')
    expect(system.waiting).toBe(0)
  })

  it('takes a ramp that nobody answers for done at its deadline', async () => {
    const system = new ManualSystem()
    const { outcome } = new PendingRamp(system).begin(1000)
    system.pass(1000)
    expect(await outcome).toBe('done')
  })
})
