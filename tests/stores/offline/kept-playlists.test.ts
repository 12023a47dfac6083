import { describe, expect, it } from 'vitest'
import { failed, ok } from '../../../src/contract/result'
import { LikesStore } from '../../../src/stores/library/likes-store'
import { KeptPlaylists } from '../../../src/stores/offline/kept-playlists'
import { ShellStore } from '../../../src/stores/shell/shell-store'
import { NoticesStore } from '../../../src/stores/shell/notices-store'
import { setUpKept } from '../../support/stores/kept-fixture'

/** A listener who keeps the playlist 7 with songs 1 and 2. */
async function setUp() {
  const device = setUpKept()
  const { backend, system, kept, session, become, done, tracks } = device
  const asked: number[] = []
  const playlist = { ids: [1, 2] }
  const page = (ids: number[]) =>
    ok({ items: tracks(...ids), received: ids.length, total: ids.length, more: false })
  backend.answers.playlistTracks = ({ id }) => {
    asked.push(Number(id))
    return page(playlist.ids)
  }
  backend.answers.likelist = () => ok([])
  backend.answers.like = () => ok(null)
  const likes = new LikesStore({ backend, system }, { session, notices: new NoticesStore({ system }) })
  const shell = new ShellStore()
  const following = new KeptPlaylists({ backend, system }, { kept, likes, session, shell })
  await become(5)
  await kept.keepList({ kind: 'playlist', id: 7, name: 'Mine', cover: null }, tracks(1, 2))
  await kept.keepList(device.album, tracks(4))
  await done()
  following.start()
  const wait = async () => {
    system.advance(5_000)
    await done()
  }
  const here = () => [1, 2, 3, 4].filter((id) => kept.statusOf(id) === 'kept')
  return { ...device, asked, playlist, likes, shell, following, wait, here }
}

describe('KeptPlaylists', () => {
  it('keeps what is new in a playlist, and no longer what has left it, at the start of a visit', async () => {
    const { playlist, asked, wait, here } = await setUp()
    playlist.ids = [2, 3]
    await wait()
    expect([asked, here()]).toEqual([[7], [2, 3, 4]])
  })

  it('asks again after a like, and when the server is back, but not without one', async () => {
    const { asked, likes, shell, wait } = await setUp()
    await wait()
    await likes.set({ id: 9 }, true)
    await wait()
    expect(asked).toEqual([7, 7])
    shell.setReachable(false)
    await wait()
    expect(asked).toEqual([7, 7])
    shell.setReachable(true)
    await wait()
    expect(asked).toEqual([7, 7, 7])
  })

  it('leaves a playlist as it is that cannot be loaded, or is gone', async () => {
    const { backend, wait, here } = await setUp()
    backend.answers.playlistTracks = () => failed({ kind: 'notFound' })
    await wait()
    expect(here()).toEqual([1, 2, 4])
  })

  it('ends with its dispose', async () => {
    const { asked, following, system, wait } = await setUp()
    following.dispose()
    await wait()
    expect([asked, system.waitingForOnline]).toEqual([[], 0])
  })
})
