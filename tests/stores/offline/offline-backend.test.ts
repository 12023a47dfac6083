import { describe, expect, it } from 'vitest'
import { failed, ok } from '../../../src/contract/result'
import { OfflineBackend } from '../../../src/stores/offline/offline-backend'
import { OfflineMemory } from '../../../src/stores/offline/offline-memory'
import { Outbox } from '../../../src/stores/offline/outbox'
import { NoticesStore } from '../../../src/stores/shell/notices-store'
import { FakeBackend } from '../../support/fake-backend'
import { ManualSystem } from '../../support/manual-system'
import { MemoryOfflineRecords } from '../../support/memory-offline-records'
import { settle } from '../../support/settle'
import { profile } from '../../support/stores/set-up-session'

const offline = () => failed({ kind: 'offline' })

/** A visit. Others with the same records come later in the same browser. */
function setUp(records = new MemoryOfflineRecords(), kept = true) {
  const system = new ManualSystem()
  const page = { idle: Promise.resolve() }
  const server = new FakeBackend()
  const notices = new NoticesStore({ system })
  const runAlone = (_name: string, work: () => Promise<void>) => work()
  const deps = { backend: server, records, system, runAlone }
  const memory = new OfflineMemory(deps, { outbox: new Outbox(deps, { notices }), notices })
  const backend = new OfflineBackend({
    backend: server,
    isKeptForOffline: () => kept,
    hasQueued: () => records.queuedCount > 0,
    whenIdle: () => page.idle,
    loadMemory: async () => memory,
  })
  /** What the server was asked to change. */
  const sent: unknown[] = []
  const goOffline = () => {
    server.answers = {
      loginStatus: offline,
      likelist: offline,
      userPlaylist: offline,
      like: offline,
      playlistEditTracks: offline,
      playlistUpdate: offline,
      scrobble: offline,
      album: offline,
    }
  }
  const goOnline = (userId: number | null = 5) => {
    server.answers = {
      loginStatus: () => ok(userId === null ? null : profile(userId)),
      likelist: () => ok([1, 2]),
      like: ({ id, like }) => {
        sent.push(`like ${id} ${like}`)
        return ok(null)
      },
      playlistEditTracks: ({ op, pid, tracks }) => {
        sent.push(`${op} ${pid} ${tracks}`)
        return ok('done')
      },
      scrobble: ({ id }) => {
        sent.push(`scrobble ${id}`)
        return ok(null)
      },
      logout: () => ok(null),
    }
  }
  const done = async () => {
    for (let step = 0; step < 10; step++) await settle()
    system.advance(2_000)
    await settle()
  }
  return {
    records,
    page,
    server,
    backend,
    sent,
    goOffline,
    goOnline,
    done,
    told: () => notices.notices.map(({ text, values }) => [text, values]),
  }
}

/** A listener's visit that ends. */
async function earlierVisit() {
  const visit = setUp()
  visit.goOnline()
  await visit.backend.call('loginStatus', {})
  await visit.backend.call('likelist', { uid: 5 })
  await visit.done()
  return visit.records
}

describe('OfflineBackend', () => {
  it('answers by the last visit who is logged in and what they like, while there is no server', async () => {
    const { backend, goOffline } = setUp(await earlierVisit())
    goOffline()
    expect(await backend.call('loginStatus', {})).toEqual(ok(profile(5)))
    expect(await backend.call('likelist', { uid: 5 })).toEqual(ok([1, 2]))
    expect(await backend.call('likelist', { uid: 6 })).toEqual(offline())
    expect(await backend.call('album', { id: 1 })).toEqual(offline())
  })

  it('stands in for no server that answers, nor where the app is not kept', async () => {
    const records = await earlierVisit()
    const { backend, server } = setUp(records)
    server.answers.loginStatus = () => failed({ kind: 'status', status: 500, message: null })
    expect((await backend.call('loginStatus', {})).ok).toBe(false)
    const plain = setUp(records, false)
    plain.goOffline()
    expect(await plain.backend.call('loginStatus', {})).toEqual(offline())
    expect(await plain.backend.call('like', { id: 3, like: 'true' })).toEqual(offline())
  })

  it('takes changes without a network, and sends each once, in their order, when the server is back', async () => {
    const { backend, goOffline, goOnline, sent, done, told, records } = setUp(await earlierVisit())
    goOffline()
    expect(await backend.call('like', { id: 3, like: 'true' })).toEqual(ok(null))
    expect(told()).toContainEqual(['offline.queued', {}])
    expect(await backend.call('playlistEditTracks', { op: 'add', pid: 9, tracks: '3' })).toEqual(ok('done'))
    await backend.call('scrobble', { id: 3 })
    await backend.call('like', { id: 2, like: 'false' })
    expect(await backend.call('likelist', { uid: 5 })).toEqual(ok([1, 3]))
    goOnline()
    await backend.call('loginStatus', {})
    await done()
    expect(sent).toEqual(['like 3 true', 'add 9 3', 'scrobble 3', 'like 2 false'])
    expect([records.calls, told()]).toEqual([[], [['offline.sent', { count: 3 }]]])
    await backend.call('loginStatus', {})
    await done()
    expect(sent).toHaveLength(4)
  })

  it('sends of several likes of a song the last', async () => {
    const { backend, goOffline, goOnline, sent, done } = setUp(await earlierVisit())
    goOffline()
    await backend.call('like', { id: 3, like: 'true' })
    await backend.call('like', { id: 3, like: 'false' })
    goOnline()
    await backend.call('loginStatus', {})
    await done()
    expect(sent).toEqual(['like 3 false'])
  })

  it('sends what waits before a newer change', async () => {
    const { backend, goOffline, goOnline, sent } = setUp(await earlierVisit())
    goOffline()
    await backend.call('playlistEditTracks', { op: 'add', pid: 9, tracks: '3' })
    goOnline()
    await backend.call('playlistEditTracks', { op: 'del', pid: 9, tracks: '3' })
    expect(sent).toEqual(['add 9 3', 'del 9 3'])
  })

  it('goes on with the rest when the server refuses one, and says so', async () => {
    const { backend, server, goOffline, goOnline, sent, done, told } = setUp(await earlierVisit())
    goOffline()
    await backend.call('playlistEditTracks', { op: 'add', pid: 9, tracks: '3' })
    await backend.call('like', { id: 3, like: 'true' })
    goOnline()
    server.answers.playlistEditTracks = () => failed({ kind: 'notFound' })
    await backend.call('loginStatus', {})
    await done()
    expect([sent, told()]).toEqual([['like 3 true'], [['offline.refused', { count: 1 }]]])
  })

  it('keeps what it cannot send yet', async () => {
    const { backend, server, goOffline, goOnline, sent, done, records } = setUp(await earlierVisit())
    goOffline()
    await backend.call('like', { id: 3, like: 'true' })
    goOnline()
    server.answers.like = () => failed({ kind: 'timeout' })
    await backend.call('loginStatus', {})
    await done()
    expect([sent, records.calls.length]).toEqual([[], 1])
  })

  it('says that it is offline if a change cannot be noted', async () => {
    const { backend, goOffline, records } = setUp(await earlierVisit())
    goOffline()
    records.works = false
    expect(await backend.call('like', { id: 3, like: 'true' })).toEqual(offline())
  })

  it('takes no change of a visitor', async () => {
    const { backend, goOffline, goOnline, done } = setUp()
    goOnline(null)
    await backend.call('loginStatus', {})
    await done()
    goOffline()
    expect(await backend.call('like', { id: 3, like: 'true' })).toEqual(offline())
  })

  it('forgets at a logout at once, since the page is loaded anew before it is idle', async () => {
    const { backend, page, goOnline, done, records } = setUp(await earlierVisit())
    goOnline()
    page.idle = new Promise(() => {})
    await backend.call('logout', {})
    await done()
    expect(records.replies.size).toBe(0)
  })

  it('forgets everything at a logout, and when another logs in', async () => {
    const records = await earlierVisit()
    const next = setUp(records)
    next.goOffline()
    await next.backend.call('like', { id: 3, like: 'true' })
    next.goOnline(6)
    await next.backend.call('loginStatus', {})
    await next.done()
    expect([next.sent, records.calls, [...records.replies.keys()]]).toEqual([[], [], ['loginStatus {}']])
    await next.backend.call('logout', {})
    await next.done()
    expect(records.replies.size).toBe(0)
  })
})
