import { describe, expect, it } from 'vitest'
import { asWritten } from '../../../support/server/as-written'
import { createListeners } from '../../../../server/listeners/accounts/listeners'
import { createCollections } from '../../../../server/listeners/collections/collections'
import type { ComputedPlaylist, ComputedPlaylists } from '../../../../server/library/playlists/playlists'
import { memoryDatabase } from '../../../support/server/memory-database'

const computedList = (id: number, updatedMs: number, tags: readonly string[]): ComputedPlaylist => ({
  id,
  name: `list ${id}`,
  copywriter: '',
  description: '',
  tags,
  trackCount: 1,
  createdMs: 1,
  updatedMs,
  tiles: [],
  lossless: false,
})

const source = (lists: readonly ComputedPlaylist[]): ComputedPlaylists => ({
  all: () => lists,
  byId: (id) => lists.find((list) => list.id === id),
  entries: (id) => (lists.some((list) => list.id === id) ? [{ id: 1, atMs: 5 }] : []),
  containing: () => [],
})

const ready = () => {
  const database = memoryDatabase()
  let nowMs = 1000
  const now = () => nowMs++
  const listeners = createListeners(database, now)
  database.script(`
    INSERT INTO artist(id, name, norm) VALUES (1, 'a', 'a');
    INSERT INTO album(id, name, norm, artist_id) VALUES (1, 'a', 'a', 1);
    INSERT INTO song(id, root, path, size, mtime_ms, beside, audio_key, title, album_id, track_no, disc_no, duration_ms,
      codec, bitrate, sample_rate, bits, lossless, added_ms) VALUES (1, '/', 'x', 1, 1, '', '', 't', 1, 1, 1, 1, 'mp3',
      1, 1, 16, 0, 1);
    CREATE TEMP VIEW active_song AS SELECT * FROM main.song;
    INSERT INTO playlist(id, rule, created_ms) VALUES (11, 'x', 1), (12, 'y', 1)`)
  const computed = [computedList(11, 500, ['Folk']), computedList(12, 2000, ['歌词'])]
  const collections = createCollections({
    database,
    listeners,
    computed: [source(computed)],
    personal: new Map(),
    now,
  })
  const me = listeners.create({ nickname: 'me' }).id
  const made = (name: string, ...tags: string[]) => {
    const id = collections.edits.create(me, name, false)
    collections.edits.update(id, { tags })
    collections.edits.addSongs(id, me, [1])
    return id
  }
  const asked = { tag: null, order: 'hot', limit: 10, offset: 0 } as const
  const publicIds = (given: Partial<Parameters<typeof collections.playlists.publicPlaylists>[0]>) =>
    collections.playlists.publicPlaylists({ ...asked, ...given }, null).lists.map(({ id }) => id)
  return { database, collections, me, made, publicIds, asked }
}

describe('publicPlaylists', () => {
  it('returns computed and listeners’ playlists, but no empty, private or liked ones', () => {
    const { collections, me, made, publicIds } = ready()
    const id = made('open')
    collections.edits.create(me, 'empty', false)
    collections.edits.addSongs(collections.edits.create(me, 'secret', true), me, [1])
    collections.likes.like(me, 1)
    expect(publicIds({})).toEqual([11, 12, id])
  })

  it('sorts by plays and collectors, or by the latest change', () => {
    const { database, collections, me, made, publicIds } = ready()
    const [one, other] = [made('one'), made('other')]
    const play = "INSERT INTO play(user_id, song_id, at_ms, seconds, source_id) VALUES (?, 1, 1, 1, '12')"
    database.run(play, me)
    expect(publicIds({ order: 'hot' })).toEqual([12, 11, other, one])
    collections.collected.add(me, 'playlist', one)
    expect(publicIds({ order: 'hot' })).toEqual([one, 12, 11, other])
    expect(publicIds({ order: 'new' })).toEqual([12, other, one, 11])
    expect(collections.playlists.byId(12, me)).toMatchObject({ plays: 1, collectors: 0, collectedMs: null })
    expect(collections.playlists.byId(one, me)).toMatchObject({
      collectors: 1,
      collectedMs: expect.any(Number),
    })
  })

  it('finds by tag, in any case, and by time, in pages', () => {
    const { collections, made, publicIds, asked } = ready()
    const id = made('mine', 'folk', '夜')
    expect(publicIds({ tag: 'FOLK' })).toEqual([11, id])
    expect(publicIds({ tag: '夜' })).toEqual([id])
    expect(publicIds({ tag: "'; --" })).toEqual([])
    expect(publicIds({ order: 'new', beforeMs: 2000 })).toEqual([id, 11])
    expect(collections.playlists.publicPlaylists({ ...asked, limit: 1, offset: 1 }, null)).toMatchObject({
      lists: [{ id: 12 }],
      total: 3,
    })
    expect(collections.playlists.publicPlaylists({ ...asked, offset: 9 }, null)).toEqual({
      lists: [],
      total: 3,
    })
  })
})

describe('plays of a playlist', () => {
  it('are those that name it as their source', () => {
    const { database, collections, me, made } = ready()
    const id = made('a')
    for (const from of [String(id), String(id), '', `${id}x`, `0${id}`, '11', 'abc'])
      database.run(
        'INSERT INTO play(user_id, song_id, at_ms, seconds, source_id) VALUES (?, 1, 1, 1, ?)',
        me,
        from,
      )
    expect(collections.playlists.byId(id, me)?.plays).toBe(2)
    expect(collections.playlists.byId(11, me)?.plays).toBe(1)
  })
})

describe('likes', () => {
  it('exist once for each account, and are deleted with it', () => {
    const { database, collections, me } = ready()
    const id = collections.likes.playlistId(me)
    expect(asWritten(collections.playlists.byId(id, null))).toMatchObject({
      kind: 'likes',
      name: 'me喜欢的音乐',
    })
    expect(() =>
      database.run('INSERT INTO playlist(owner_id, special, created_ms) VALUES (?, 5, 1)', me),
    ).toThrow(/UNIQUE/)
    database.run('DELETE FROM user WHERE id = ?', me)
    expect(collections.playlists.byId(id, null)).toBeUndefined()
  })
})
