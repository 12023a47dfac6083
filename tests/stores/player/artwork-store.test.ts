import { describe, expect, it } from 'vitest'
import { ok } from '../../../src/contract/result'
import { ArtworkStore } from '../../../src/stores/player/artwork-store'
import { NoticesStore } from '../../../src/stores/shell/notices-store'
import { QueueStore } from '../../../src/stores/queue/queue-store'
import { FakeBackend } from '../../support/fake-backend'
import { createDeferred } from '../../support/deferred'
import { ManualSystem } from '../../support/manual-system'
import { track } from '../../support/track'
import { settle } from '../../support/settle'

const withCover = (id: number) => track(id, { album: { id, name: 'Album', picUrl: `/${id}.jpg` } })

function setUp() {
  const system = new ManualSystem()
  const records = {
    readQueue: async () => null,
    writeTracks: async () => true,
    writePlace: async () => true,
  }
  const queue = new QueueStore({ records, system }, { notices: new NoticesStore({ system }) })
  const backend = new FakeBackend()
  return { system, queue, backend, store: new ArtworkStore({ backend, system }, { queue }) }
}

describe('ArtworkStore', () => {
  it('shows the newest cover if an older one is read last', async () => {
    const { system, queue, backend, store } = setUp()
    const slow = createDeferred()
    backend.artworkOf = async (url) => {
      if (url.startsWith('/1')) await slow.promise
      return ok({ palette: [], backdrop: url })
    }
    queue.replaceWith([withCover(1), withCover(2)], 0)
    queue.jumpTo(1)
    system.advance(150)
    await settle()
    slow.resolve()
    await settle()
    expect(store.artwork.backdrop).toBe('/2.jpg?param=300y300')
  })

  it('is empty for a track without a cover', async () => {
    const { queue, backend, store } = setUp()
    backend.artworkOf = (url) => ok({ palette: [{ r: 1, g: 2, b: 3 }], backdrop: url })
    queue.replaceWith([withCover(1), track(2, { album: { id: 0, name: '', picUrl: null } })], 0)
    await settle()
    expect(store.artwork.palette).toHaveLength(1)
    queue.jumpTo(1)
    await settle()
    expect(store.artwork).toEqual({ palette: [], backdrop: null })
  })

  it('reads only the cover of the last track of a quick run', async () => {
    const { system, queue, backend } = setUp()
    const read: string[] = []
    backend.artworkOf = (url) => {
      read.push(url)
      return ok({ palette: [], backdrop: url })
    }
    queue.replaceWith([1, 2, 3, 4].map(withCover), 0)
    for (const at of [1, 2, 3]) queue.jumpTo(at)
    system.advance(150)
    await settle()
    expect(read).toEqual(['/1.jpg?param=300y300', '/4.jpg?param=300y300'])
  })
})
