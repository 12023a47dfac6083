import { describe, expect, it } from 'vitest'
import { PendingRamp } from '../../../src/audio/fades/pending-ramp'
import { ManualSystem } from '../../support/manual-system'

describe('PendingRamp', () => {
  it('settles the older ramp as cancelled and the newer one by its answer', async () => {
    const system = new ManualSystem()
    const pending = new PendingRamp(system)
    const first = pending.start(1000)
    const second = pending.start(1000)
    expect(pending.settle('done', first.id)).toBe(false)
    expect(pending.settle('done', second.id)).toBe(true)
    expect(await first.outcome).toBe('cancelled')
    expect(await second.outcome).toBe('done')
    expect(system.pendingTimers).toBe(0)
  })

  it('settles an unanswered ramp as done at its timeout', async () => {
    const system = new ManualSystem()
    const { outcome } = new PendingRamp(system).start(1000)
    system.advance(1000)
    expect(await outcome).toBe('done')
  })
})
