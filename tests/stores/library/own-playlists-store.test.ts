import { describe, expect, it, onTestFinished } from 'vitest'
import type { Page } from '../../../src/contract/replies/page'
import type { PlaylistDetail } from '../../../src/contract/replies/playlist'
import { failed, ok } from '../../../src/contract/result'
import type { Result } from '../../../src/contract/result'
import { NoticesStore } from '../../../src/stores/shell/notices-store'
import { OwnPlaylistsStore } from '../../../src/stores/library/own-playlists-store'
import { SessionStore } from '../../../src/stores/session/session-store'
import { FakeBackend } from '../../support/fake-backend'
import { createDeferred } from '../../support/deferred'
import { ManualSystem } from '../../support/manual-system'
import { playlist } from '../../support/playlist'
import { track } from '../../support/track'
import { settle } from '../../support/settle'

const profile = (userId: number) => ({ userId, nickname: 'Listener', avatarUrl: null, vipType: 0 })
function pageOf(items: PlaylistDetail[], more: boolean | null = false): Result<Page<PlaylistDetail>> {
  return ok({ items, received: items.length, total: null, more })
}

async function setUp({ userId = 5 }: { userId?: number | null } = {}) {
  const system = new ManualSystem()
  const backend = new FakeBackend()
  const notices = new NoticesStore({ system })
  const session = new SessionStore({ backend, system, reload: () => {} }, { notices })
  const become = async (id: number | null) => {
    backend.answers.loginStatus = () => ok(id === null ? null : profile(id))
    await session.check()
  }
  await become(userId)
  const store = new OwnPlaylistsStore({ backend }, { session, notices })
  onTestFinished(() => store.dispose())
  return { backend, store, become, told: () => notices.notices.map(({ text }) => text) }
}

const ids = (lists: readonly PlaylistDetail[]) => lists.map(({ id }) => id)

describe('OwnPlaylistsStore', () => {
  it('loads all pages of own playlists, and none of others', async () => {
    const { store, backend } = await setUp()
    const offsets: unknown[] = []
    const pages = [
      pageOf([playlist(1), playlist(2)], true),
      pageOf([playlist(3)], null),
      pageOf([playlist(4), playlist(5, { creator: { userId: 9, nickname: 'Other' } })], true),
    ]
    backend.answers.userPlaylist = ({ offset }) => {
      offsets.push(offset)
      return pages[offsets.length - 1] ?? pageOf([])
    }
    await store.load()
    expect([ids(store.playlists), offsets, store.loaded]).toEqual([[1, 2, 3], [0, 2], true])
    pages[1] = pageOf([playlist(3)], true)
    offsets.length = 0
    await store.load()
    expect([ids(store.playlists), offsets]).toEqual([
      [1, 2, 3, 4],
      [0, 2, 3],
    ])
  })

  it('ends with a server that ignores offsets', async () => {
    const { store, backend } = await setUp()
    let calls = 0
    backend.answers.userPlaylist = () => {
      if (++calls > 9) throw new Error('it does not end')
      return pageOf([playlist(1), playlist(2)], true)
    }
    await store.load()
    expect([ids(store.playlists), calls]).toEqual([[1, 2], 2])
  })

  it('offers all playlists but the liked tracks, which come first', async () => {
    const { store, backend } = await setUp()
    backend.answers.userPlaylist = () => pageOf([playlist(1), playlist(2), playlist(3)])
    await store.load()
    expect(ids(store.choices)).toEqual([2, 3])
  })

  it('keeps its items if loading them again fails, and says why', async () => {
    const { store, backend } = await setUp()
    backend.answers.userPlaylist = () => pageOf([playlist(1)])
    await store.load()
    backend.answers.userPlaylist = () => failed({ kind: 'timeout' })
    await store.load()
    expect([ids(store.playlists), store.failure, store.loading]).toEqual([[1], { kind: 'timeout' }, false])
  })

  it('keeps the newest reply if an older one arrives last', async () => {
    const { store, backend } = await setUp()
    const first = createDeferred<Result<Page<PlaylistDetail>>>()
    backend.answers.userPlaylist = () => first.promise
    const older = store.load()
    backend.answers.userPlaylist = () => pageOf([playlist(2)])
    await store.load()
    first.resolve(pageOf([playlist(1)]))
    await older
    expect(ids(store.playlists)).toEqual([2])
  })

  it('asks a visitor to log in, and a listener for a playlist', async () => {
    const { store, backend, become, told } = await setUp({ userId: null })
    backend.answers.userPlaylist = () => pageOf([])
    store.requestAdd([track(1)])
    expect([store.request, told()]).toEqual([null, ['failure.loginNeeded']])
    await become(5)
    store.requestAdd([track(1)])
    expect(store.request).toEqual({ kind: 'add', tracks: [track(1)] })
    store.cancel()
    expect(store.request).toBeNull()
    store.requestCreate()
    expect(store.request).toEqual({ kind: 'create', tracks: [] })
    await become(6)
    expect([store.request, store.loaded]).toEqual([null, false])
  })

  it.each([
    [false, { name: 'Evening' }],
    [true, { name: 'Evening', privacy: 10 }],
  ])('creates with a trimmed name (private: %s)', async (isPrivate, sent) => {
    const { store, backend, told } = await setUp()
    const asked: unknown[] = []
    backend.answers.playlistCreate = (params) => {
      asked.push(params)
      return ok(77)
    }
    backend.answers.userPlaylist = () => pageOf([playlist(1), playlist(77)])
    expect(await store.create('  Evening ', isPrivate)).toBe(true)
    expect([asked, told(), ids(store.choices)]).toEqual([[sent], ['notice.createSuccess'], [77]])
  })

  it('creates nothing without a name', async () => {
    const { store, told } = await setUp()
    expect(await store.create('  ', false)).toBe(false)
    expect(told()).toEqual([])
  })

  it('adds the tracks to the new playlist', async () => {
    const { store, backend, told } = await setUp()
    const asked: unknown[] = []
    backend.answers.playlistCreate = () => ok(77)
    backend.answers.playlistEditTracks = (params) => {
      asked.push(params)
      return ok('done')
    }
    await store.create('Evening', false, [track(4), track(5)])
    expect(asked).toEqual([{ op: 'add', pid: 77, tracks: '4,5' }])
    expect(told()).toEqual(['notice.createSuccess', 'notice.addSuccess'])
  })

  it('says when a playlist could not be created, and when a login is missing', async () => {
    const { store, backend, told } = await setUp()
    backend.answers.playlistCreate = () => failed({ kind: 'code', code: 400, message: null })
    expect(await store.create('Evening', false)).toBe(false)
    backend.answers.playlistCreate = () => failed({ kind: 'loginNeeded' })
    expect(await store.create('Evening', false)).toBe(false)
    expect(told()).toEqual(['notice.createFailed', 'failure.loginNeeded'])
  })

  it.each([
    ['were put in', ok('done' as const), 'notice.addSuccess', true],
    ['were there already', ok('duplicate' as const), 'notice.addDuplicate', true],
    ['could not be put in', failed({ kind: 'timeout' as const }), 'notice.addFailure', false],
  ])('says when tracks %s', async (_, reply, text, held) => {
    const { store, backend, told } = await setUp()
    backend.answers.playlistEditTracks = () => reply
    expect(await store.add(7, [track(1)])).toBe(held)
    expect(told()).toEqual([text])
  })

  it('adds many tracks in several calls, with one notice', async () => {
    const { store, backend, told } = await setUp()
    const sizes: number[] = []
    backend.answers.playlistEditTracks = ({ tracks }) => {
      sizes.push(String(tracks).split(',').length)
      return ok('done')
    }
    const many = Array.from({ length: 450 }, (_, at) => track(at + 1))
    await store.add(7, many)
    expect([sizes, told()]).toEqual([[200, 200, 50], ['notice.addSuccess']])
  })

  it('ignores an answer that arrives when somebody else is logged in', async () => {
    const { store, backend, become, told } = await setUp()
    const created = createDeferred<Result<number>>()
    backend.answers.playlistCreate = () => created.promise
    const done = store.create('Evening', false)
    await become(6)
    created.resolve(ok(77))
    expect(await done).toBe(false)
    await settle()
    expect(told()).toEqual([])
  })
})
