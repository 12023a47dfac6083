import { onTestFinished, describe, expect, it } from 'vitest'
import { createActiveSongs } from '../../../server/library/catalogue/availability'
import { createSearch } from '../../../server/search/search'
import { createListeners } from '../../../server/listeners/accounts/listeners'
import { memoryDatabase } from '../../support/server/memory-database'

interface Given {
  title: string
  artist?: string
  album?: string
  root?: string
  owner?: number
}

/** A search over songs written to the database directly, so that they can change while it runs. */
const searching = () => {
  const database = memoryDatabase()
  createActiveSongs(database, ['/music'])
  let ms = 1_700_000_000_000
  const search = createSearch(database, () => ms)
  onTestFinished(() => search.close())
  const idOf = (table: 'artist' | 'album', name: string, artist?: number) => {
    const known = database.first<{ id: number }>(`SELECT id FROM ${table} WHERE norm = ?`, name)
    if (known) return known.id
    if (artist === undefined)
      return database.run('INSERT INTO artist(name, norm) VALUES (?, ?)', name, name).id
    return database.run('INSERT INTO album(name, norm, artist_id) VALUES (?, ?, ?)', name, name, artist).id
  }
  let paths = 0
  const add = ({ title, artist = 'Somebody', album = 'Record', root = '/music', owner }: Given): number => {
    const artistId = idOf('artist', artist)
    const { id } = database.run(
      `INSERT INTO song(root, path, size, mtime_ms, beside, audio_key, title, album_id, track_no, disc_no,
         duration_ms, codec, bitrate, sample_rate, bits, lossless, added_ms, owner_id)
       VALUES (?, ?, 1, 1, '', '', ?, ?, 1, 1, 1, 'mp3', 1, 1, 0, 0, 1, ?)`,
      root,
      `${root}/${paths++}`,
      title,
      idOf('album', album, artistId),
      owner ?? null,
    )
    database.run('INSERT INTO song_artist(song_id, position, artist_id) VALUES (?, 0, ?)', id, artistId)
    return id
  }
  const titles = async (keywords: string, limit = 30, offset = 0) => {
    const { entries } = await search.songs(keywords, limit, offset)
    return entries.map(
      (id) => database.first<{ title: string }>('SELECT title FROM song WHERE id = ?', id)?.title,
    )
  }
  return { database, search, add, titles, pass: (minutes: number) => (ms += minutes * 60_000) }
}

describe('createSearch', () => {
  it('sorts by whole title, prefix, word, inside, artist, album', async () => {
    const { add, titles } = searching()
    add({ title: 'Other', album: 'Moonrise' })
    add({ title: 'Another', artist: 'Full Moon' })
    add({ title: 'Honeymoon' })
    add({ title: 'Blue Moon' })
    add({ title: 'Moonlight' })
    add({ title: 'Moon' })
    expect(await titles('moon')).toEqual(['Moon', 'Moonlight', 'Blue Moon', 'Honeymoon', 'Another', 'Other'])
    expect(await titles('moon', 2, 1)).toEqual(['Moonlight', 'Blue Moon'])
    expect(await titles('moon', 30, 6)).toEqual([])
  })

  it('finds a letter anywhere in a title, but in an artist or album only where a word starts', async () => {
    const { add, titles } = searching()
    add({ title: 'Brook', artist: 'Oak', album: 'One' })
    add({ title: 'Rain', artist: 'Brook', album: 'Brooks' })
    add({ title: 'Snow', artist: 'Old Elm', album: 'Fern' })
    expect(await titles('k')).toEqual(['Brook'])
    expect(await titles('e')).toEqual(['Snow'])
    expect(await titles('ok')).toEqual(['Brook', 'Rain'])
  })

  it('accepts several words in any order, from title, artist and album together', async () => {
    const { add, titles } = searching()
    add({ title: '晴天', artist: '周杰伦', album: '叶惠美' })
    add({ title: '晴天', artist: 'Somebody' })
    add({ title: 'Long Road Home', artist: 'Anna' })
    expect(await titles('周杰伦 晴天')).toHaveLength(1)
    expect(await titles('晴天 叶惠美 周杰伦')).toHaveLength(1)
    expect(await titles('home road')).toEqual(['Long Road Home'])
    expect(await titles('home anna')).toEqual(['Long Road Home'])
    expect(await titles('home nobody')).toEqual([])
  })

  it.each(['café', 'CAFE', 'ｃａｆｅ', 'ca fe', 'Cafe!'])('finds Café by %j', async (typed) => {
    const { add, titles } = searching()
    add({ title: 'Café' })
    expect(await titles(typed)).toEqual(['Café'])
  })

  it('finds kana of either kind and width, and Han characters by pinyin', async () => {
    const { add, titles } = searching()
    add({ title: 'サクラ' })
    add({ title: '凌晨便利店' })
    for (const typed of ['さくら', 'ｻｸﾗ', 'く']) expect(await titles(typed)).toEqual(['サクラ'])
    for (const typed of ['lcb', 'lcbld', 'LingChen', '便利', '店'])
      expect(await titles(typed)).toEqual(['凌晨便利店'])
  })

  it('sorts equal matches by plays and likes', async () => {
    const { add, titles, database, pass } = searching()
    const [plain, played, liked] = ['Sea I', 'Sea II', 'Sea III'].map((title) => add({ title }))
    const user = createListeners(database, Date.now).create({ nickname: '小满' }).id
    expect(await titles('sea')).toEqual(['Sea I', 'Sea II', 'Sea III'])
    database.run('INSERT INTO play(user_id, song_id, at_ms, seconds) VALUES (?, ?, 1, 1)', user, played!)
    const list =
      database.first<{ id: number }>('SELECT id FROM playlist WHERE special = 5')?.id ??
      database.run("INSERT INTO playlist(owner_id, name, special, created_ms) VALUES (?, '', 5, 1)", user).id
    database.run(
      'INSERT INTO playlist_song(playlist_id, song_id, position, added_ms) VALUES (?, ?, 1, 1)',
      list,
      liked!,
    )
    pass(1)
    expect(await titles('sea')).toEqual(['Sea III', 'Sea II', 'Sea I'])
    expect(plain).toBeDefined()
  })

  it('notices what is added, retagged, renamed and removed', async () => {
    const { add, titles, search, database } = searching()
    const song = add({ title: 'Before', artist: 'One', album: 'First' })
    expect(await titles('before')).toEqual(['Before'])
    database.run("UPDATE song SET title = 'After' WHERE id = ?", song)
    expect(await titles('before')).toEqual([])
    expect(await titles('after')).toEqual(['After'])
    database.run("UPDATE artist SET name = '另一个' WHERE name = 'One'")
    expect(await titles('lyg')).toEqual(['After'])
    expect((await search.artists('one', 30, 0)).total).toBe(0)
    database.run('UPDATE song SET missing = 1 WHERE id = ?', song)
    expect(await titles('after')).toEqual([])
    expect((await search.albums('first', 30, 0)).total).toBe(0)
    expect((await search.artists('lyg', 30, 0)).total).toBe(0)
    database.run('UPDATE song SET missing = 0 WHERE id = ?', song)
    expect(await titles('after')).toEqual(['After'])
    database.run('DELETE FROM song_artist WHERE song_id = ?', song)
    database.run('DELETE FROM song WHERE id = ?', song)
    expect(await titles('after')).toEqual([])
  })

  it('lets a song be saved several times between two searches', async () => {
    const { add, titles, database } = searching()
    const song = add({ title: 'One', artist: 'A', album: 'B' })
    for (const title of ['Two', 'Three'])
      database.run(
        `INSERT INTO song(id, root, path, size, mtime_ms, beside, audio_key, title, album_id, track_no, disc_no,
           duration_ms, codec, bitrate, sample_rate, bits, lossless, added_ms)
         SELECT id, root, path, size, mtime_ms, beside, audio_key, ?, album_id, track_no, disc_no, duration_ms,
           codec, bitrate, sample_rate, bits, lossless, added_ms FROM song WHERE id = ?
         ON CONFLICT(id) DO UPDATE SET title = excluded.title`,
        title,
        song,
      )
    database.run('UPDATE artist SET name = name')
    database.run('UPDATE album SET name = name')
    expect(await titles('three')).toEqual(['Three'])
    expect(await titles('one')).toEqual([])
  })

  it('finds nothing in folders that are not active, nor uploads', async () => {
    const { add, titles, search, database } = searching()
    const user = createListeners(database, Date.now).create({ nickname: '小满' }).id
    add({ title: 'Elsewhere', artist: 'Far', album: 'Away', root: '/other' })
    add({ title: 'Mine alone', artist: 'Secret', album: 'Private', owner: user })
    for (const typed of ['elsewhere', 'mine', 'far', 'secret']) expect(await titles(typed)).toEqual([])
    expect((await search.artists('secret', 30, 0)).total).toBe(0)
    expect((await search.albums('private', 30, 0)).total).toBe(0)
  })

  it('answers while a thousand songs are added', async () => {
    const { add, titles, search } = searching()
    for (let at = 0; at < 1000; at++)
      add({ title: `Song ${at}`, artist: `Artist ${at % 50}`, album: `Album ${at % 90}` })
    const early = titles('song 7')
    for (let at = 1000; at < 1500; at++) add({ title: `Song ${at}` })
    expect(await early).toContain('Song 7')
    expect((await search.songs('song', 10, 0)).total).toBe(1500)
    expect((await search.artists('artist', 10, 0)).total).toBe(50)
  })

  it('finds albums by name, then by artist, and artists with most songs first', async () => {
    const { add, search, database } = searching()
    add({ title: 'a', artist: 'Lantern', album: 'Night' })
    add({ title: 'b', artist: 'Lantern Two', album: 'Lantern' })
    add({ title: 'c', artist: 'Lantern Two', album: 'Lantern' })
    const named = (table: string, ids: readonly number[]) =>
      ids.map((id) => database.first<{ name: string }>(`SELECT name FROM ${table} WHERE id = ?`, id)?.name)
    expect(named('album', (await search.albums('lantern', 9, 0)).entries)).toEqual(['Lantern', 'Night'])
    expect(named('artist', (await search.artists('lan', 9, 0)).entries)).toEqual(['Lantern Two', 'Lantern'])
  })

  it('stops in the middle of its work when it is closed', async () => {
    const { add, search } = searching()
    for (let at = 0; at < 600; at++) add({ title: `歌 ${at}` })
    const names = search.names()
    await search.close()
    await expect(names).resolves.toBeDefined()
  })
})
