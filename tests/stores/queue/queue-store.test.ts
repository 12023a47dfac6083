import { describe, expect, it } from 'vitest'
import type { SavedQueue } from '../../../src/domain/queue/queue'
import { NoticesStore } from '../../../src/stores/shell/notices-store'
import { QueueStore } from '../../../src/stores/queue/queue-store'
import { ManualSystem } from '../../support/manual-system'
import { track } from '../../support/track'

const tracks = [track(1), track(2), track(3)]

function setUp(saved: SavedQueue | null = null) {
  const system = new ManualSystem()
  const records = {
    readQueue: async () => saved,
    writeTracks: async () => true,
    writePlace: async () => true,
  }
  return { system, queue: new QueueStore({ records, system }, { notices: new NoticesStore({ system }) }) }
}

describe('QueueStore', () => {
  it('counts as the cloud drive until another list is played, whatever is added', async () => {
    const { queue } = setUp()
    queue.replaceWithCloud(tracks, 1)
    queue.add(track(4))
    queue.playNext(track(5))
    queue.removeAt(0)
    queue.cycleMode()
    expect(queue.cloud).toBe(true)
    queue.replaceWith(tracks, 0)
    expect(queue.cloud).toBe(false)
    queue.replaceWithCloud(tracks, 0)
    queue.replaceWithFm(track(6))
    expect(queue.cloud).toBe(false)
    queue.replaceWithCloud(tracks, 0)
    queue.clear()
    expect(queue.cloud).toBe(false)
  })

  it.each([true, undefined] as const)(
    'knows in the next visit whether it came from there: %s',
    async (cloud) => {
      const { queue } = setUp({ tracks, index: 1, mode: 'normal', position: 3, ...(cloud && { cloud }) })
      await queue.restore()
      expect(queue.cloud).toBe(cloud ?? false)
    },
  )

  it.each([
    ['normal', 2],
    ['single', 1],
  ] as const)('knows what comes next in %s mode', (mode, id) => {
    const { queue } = setUp()
    queue.replaceWith(tracks, 0)
    queue.setMode(mode)
    expect(queue.upcoming?.id).toBe(id)
    queue.step(1)
    expect(queue.current?.id).toBe(id)
  })

  it('draws the next random track once, and plays it', () => {
    const { queue, system } = setUp()
    queue.setMode('random')
    system.nextRandom = 0.9
    queue.replaceWith(tracks, 0)
    system.nextRandom = 0.1
    expect(queue.upcoming?.id).toBe(3)
    queue.savePositionSoon()
    expect(queue.upcoming?.id).toBe(3)
    queue.step(1)
    expect([queue.current?.id, queue.upcoming?.id]).toEqual([3, 1])
  })

  it('draws again whenever the queue or the mode changes', () => {
    const { queue } = setUp()
    queue.replaceWith(tracks, 0)
    queue.playNext(track(9))
    expect(queue.upcoming?.id).toBe(9)
    queue.removeAt(1)
    expect(queue.upcoming?.id).toBe(2)
    queue.jumpTo(2)
    expect(queue.upcoming?.id).toBe(1)
    queue.step(-1)
    expect(queue.upcoming?.id).toBe(3)
    queue.setMode('single')
    expect(queue.upcoming?.id).toBe(2)
  })

  it('repeats the only track, and has no next one in an empty queue', () => {
    const { queue } = setUp()
    expect(queue.upcoming).toBeNull()
    queue.add(track(1))
    expect(queue.upcoming?.id).toBe(1)
    queue.removeAt(0)
    expect(queue.upcoming).toBeNull()
  })

  it('knows the next track of a restored queue', async () => {
    const { queue } = setUp({ tracks, index: 2, mode: 'normal', position: 4 })
    expect(await queue.restore()).toBe(4)
    expect(queue.upcoming?.id).toBe(1)
  })

  it('knows the list that a track was chosen from, but not for an added track', () => {
    const { queue } = setUp()
    queue.replaceWith(tracks, 1, 77)
    expect(queue.sourceId).toBe(77)
    queue.add(track(9))
    expect(queue.sourceId).toBe(0)
    queue.jumpTo(0)
    expect(queue.sourceId).toBe(77)
    queue.replaceWith(tracks, 0)
    expect(queue.sourceId).toBe(0)
  })
})
