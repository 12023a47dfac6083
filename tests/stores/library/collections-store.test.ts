import { describe, expect, it, onTestFinished } from 'vitest'
import { failed, ok } from '../../../src/contract/result'
import type { Result } from '../../../src/contract/result'
import { CollectionsStore } from '../../../src/stores/library/collections-store'
import { NoticesStore } from '../../../src/stores/shell/notices-store'
import { SessionStore } from '../../../src/stores/session/session-store'
import { FakeBackend } from '../../support/fake-backend'
import { createDeferred } from '../../support/deferred'
import { ManualSystem } from '../../support/manual-system'
import { playlist } from '../../support/playlist'

async function setUp({ userId = 5 }: { userId?: number | null } = {}) {
  const system = new ManualSystem()
  const backend = new FakeBackend()
  const notices = new NoticesStore({ system })
  const session = new SessionStore({ backend, system, reload: () => {} }, { notices })
  const become = async (id: number | null) => {
    backend.answers.loginStatus = () =>
      ok(id === null ? null : { userId: id, nickname: 'Listener', avatarUrl: null, vipType: 0 })
    await session.check()
  }
  await become(userId)
  const store = new CollectionsStore({ backend }, { session, notices })
  onTestFinished(() => store.dispose())
  return { backend, store, become, told: () => notices.notices.map(({ text }) => text) }
}

describe('CollectionsStore', () => {
  it('knows what is collected once it is loaded, from all pages', async () => {
    const { backend, store } = await setUp()
    backend.answers.userPlaylist = ({ offset }) =>
      ok({ items: [playlist(offset === 0 ? 1 : 8)], received: 1, total: null, more: offset === 0 })
    backend.answers.albumDynamic = ({ id }) => ok({ subscribed: id === 3, commentCount: 0 })
    await Promise.all([store.load('playlist', 8), store.load('playlist', 9), store.load('album', 3)])
    const collected = (['playlist', 'album'] as const).flatMap((kind) =>
      [3, 8, 9].filter((id) => store.isCollected(kind, id)).map((id) => `${kind} ${id}`),
    )
    expect(collected).toEqual(['playlist 8', 'album 3'])
  })

  it('ends with a server that ignores offsets', async () => {
    const { backend, store } = await setUp()
    backend.answers.userPlaylist = () => ok({ items: [playlist(1)], received: 1, total: null, more: true })
    await store.load('playlist', 8)
    expect(store.isCollected('playlist', 8)).toBe(false)
  })

  it('collects at once, takes it back if that is refused, and says so', async () => {
    const { backend, store, told } = await setUp()
    const answer = createDeferred<Result<null>>()
    const asked: unknown[] = []
    backend.answers.albumSub = ({ id, t }) => {
      asked.push([id, t])
      return answer.promise
    }
    const ended = store.toggle('album', 3)
    expect(store.isCollected('album', 3)).toBe(true)
    answer.resolve(failed({ kind: 'offline' }))
    await ended
    expect([store.isCollected('album', 3), told(), asked]).toEqual([
      false,
      ['collection.collectFailed'],
      [[3, 1]],
    ])
    backend.answers.albumSub = () => ok(null)
    await store.toggle('album', 3)
    expect([store.isCollected('album', 3), told()]).toEqual([true, ['collection.collected']])
  })

  it('asks a visitor to log in and sends no request', async () => {
    const { store, told } = await setUp({ userId: null })
    await store.load('album', 3)
    await store.toggle('album', 3)
    expect([store.isCollected('album', 3), told()]).toEqual([false, ['failure.loginNeeded']])
  })

  it('ignores a late reply about the listener before', async () => {
    const { backend, store, become } = await setUp()
    const first = createDeferred<Result<{ subscribed: boolean; commentCount: number }>>()
    backend.answers.albumDynamic = () => first.promise
    const looking = store.load('album', 3)
    await become(6)
    backend.answers.albumDynamic = () => ok({ subscribed: false, commentCount: 0 })
    await store.load('album', 3)
    first.resolve(ok({ subscribed: true, commentCount: 0 }))
    await looking
    expect(store.isCollected('album', 3)).toBe(false)
  })
})
