import { describe, expect, it, onTestFinished } from 'vitest'
import { failed, ok } from '../../../src/contract/result'
import { PlaylistEdits } from '../../../src/stores/library/playlist-edits'
import { OwnPlaylistsStore } from '../../../src/stores/library/own-playlists-store'
import { playlist } from '../../support/playlist'
import { setUpSession } from '../../support/stores/set-up-session'
import { settle } from '../../support/settle'

async function setUp() {
  const { backend, session, notices, become, told } = setUpSession()
  await become(5)
  const own = new OwnPlaylistsStore({ backend }, { session, notices })
  onTestFinished(() => own.dispose())
  let lists = [playlist(1), playlist(2), playlist(3)]
  backend.answers.userPlaylist = () => ok({ items: lists, received: lists.length, total: null, more: false })
  await own.load()
  const asked: unknown[] = []
  backend.answers.playlistDelete = ({ id }) => {
    asked.push(id)
    lists = lists.filter((list) => list.id !== id)
    return ok(null)
  }
  backend.answers.playlistUpdate = (params) => {
    asked.push(params)
    return ok(null)
  }
  return { backend, told, asked, own, edits: new PlaylistEdits({ backend }, { ownPlaylists: own, notices }) }
}

const words = { name: ' New ', description: ' About ', tags: ['A', 'B'] }

describe('PlaylistEdits', () => {
  it('saves the name, the description and the tags', async () => {
    const { edits, asked, told } = await setUp()
    expect(await edits.update(2, words)).toBe(true)
    expect([asked, told()]).toEqual([
      [{ id: 2, name: 'New', desc: 'About', tags: 'A;B' }],
      ['library.edited'],
    ])
  })

  it('sends no request for a blank name', async () => {
    const { edits, asked } = await setUp()
    expect(await edits.update(2, { ...words, name: '  ' })).toBe(false)
    expect(asked).toEqual([])
  })

  it('says that it could not be saved', async () => {
    const { edits, backend, told } = await setUp()
    backend.answers.playlistUpdate = () => failed({ kind: 'code', code: 400, message: null })
    expect(await edits.update(2, words)).toBe(false)
    expect(told()).toEqual(['library.editFailed'])
  })

  it('deletes a playlist and reloads the list', async () => {
    const { edits, told, own } = await setUp()
    expect(await edits.remove(playlist(2))).toBe(true)
    await settle()
    expect([told(), own.playlists.map(({ id }) => id)]).toEqual([['library.deleted'], [1, 3]])
  })

  it.each([playlist(1, { isLikes: false }), playlist(3, { isLikes: true })])(
    'never deletes the default playlist: %o',
    async (list) => {
      const { edits, asked, told } = await setUp()
      expect(await edits.remove(list)).toBe(false)
      expect([asked, told()]).toEqual([[], ['library.keepsLikes']])
    },
  )

  it('says that it could not be deleted', async () => {
    const { edits, backend, told } = await setUp()
    backend.answers.playlistDelete = () => failed({ kind: 'timeout' })
    expect(await edits.remove(playlist(2))).toBe(false)
    expect(told()).toEqual(['library.deleteFailed'])
  })
})
