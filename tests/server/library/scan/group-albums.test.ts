import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../../../server/storage/database'
import { audioFormatsSchema } from '../../../../server/storage/schema/audio-formats'
import { librarySchema } from '../../../../server/storage/schema/library'
import { listenersSchema } from '../../../../server/storage/schema/listeners'
import { flacFile } from '../../../support/server/flac-file'
import {
  musicFolder,
  scannedBackend,
  songsOf,
  temporaryFolder,
  type TestBackend,
} from '../../../support/server/music-folder'
import { signedIn } from '../../../support/server/signed-in'

const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']

/** A file whose sound depends on the first word of its title. */
const song = (title: string, artist: string, album: string | null, ...comments: string[]) =>
  flacFile({
    tone: 100 + 50 * titles.indexOf(title.split(',')[0]!),
    comments: [
      `TITLE=${title}`,
      `ARTIST=${artist}`,
      ...(album === null ? [] : [`ALBUM=${album}`]),
      ...comments,
    ],
  })

interface AlbumReply {
  album: { name: string; artist: { name: string }; size: number }
  songs: { name: string }[]
}

/** The albums of the library: their artists and songs by `name#id` in the order of names. */
const albumsOf = async (backend: TestBackend) => {
  const ids = [...new Set((await songsOf(backend)).map(({ al }) => al.id))]
  const replies = ids.map(async (id) => ({ id, ...(await backend.call<AlbumReply>(`/album?id=${id}`)).body }))
  const albums = (await Promise.all(replies)).map(({ id, album, songs }) => ({
    id,
    name: album.name,
    artist: album.artist.name,
    songs: songs.map(({ name }) => name).sort(),
  }))
  return albums.sort((one, other) => one.songs.join().localeCompare(other.songs.join()))
}

const withoutIds = async (backend: TestBackend) =>
  (await albumsOf(backend)).map(({ id: _id, ...album }) => album)

/** A compilation whose files name no album artist. */
const compilation = () => ({
  'Hits/1.flac': song('One', 'Ann', 'Hits'),
  'Hits/2.flac': song('Two', 'Bob', 'Hits'),
  'Hits/3.flac': song('Three', 'Cid', 'Hits'),
})

describe('groupAlbums', () => {
  it('makes one album by various artists of a folder whose files name no album artist', async () => {
    const backend = await scannedBackend(musicFolder(compilation()))
    expect(await withoutIds(backend)).toEqual([
      { name: 'Hits', artist: '群星', songs: ['One', 'Three', 'Two'] },
    ])
  })

  it('makes one album of the discs of a compilation', async () => {
    const music = musicFolder({
      'Hits/CD1/1.flac': song('One', 'Ann', 'Hits'),
      'Hits/CD1/2.flac': song('Two', 'Bob', 'Hits'),
      'Hits/Disc 2/1.flac': song('Three', 'Cid', 'Hits'),
      'Untagged/CD 1/1.flac': song('Four', 'Ann', null),
      'Untagged/CD 2/1.flac': song('Five', 'Bob', null),
    })
    const backend = await scannedBackend(music)
    expect(await withoutIds(backend)).toEqual([
      { name: 'Untagged', artist: '群星', songs: ['Five', 'Four'] },
      { name: 'Hits', artist: '群星', songs: ['One', 'Three', 'Two'] },
    ])
    const [five] = await songsOf(backend)
    const { body } = await backend.call<{ songs: { name: string; cd: string }[] }>(`/album?id=${five?.al.id}`)
    expect(body.songs.map(({ name, cd }) => [name, cd])).toEqual([
      ['Four', '1'],
      ['Five', '2'],
    ])
  })

  it('keeps albums of one name in different folders apart, by whomever they are', async () => {
    const music = musicFolder({
      ...compilation(),
      'Other/1.flac': song('Four', 'Ann', 'Hits'),
      'Other/2.flac': song('Five', 'Dan', 'Hits'),
      'Eve/1.flac': song('Six', 'Eve', 'Hits'),
    })
    expect(await withoutIds(await scannedBackend(music))).toEqual([
      { name: 'Hits', artist: '群星', songs: ['Five', 'Four'] },
      { name: 'Hits', artist: '群星', songs: ['One', 'Three', 'Two'] },
      { name: 'Hits', artist: 'Eve', songs: ['Six'] },
    ])
  })

  it.each([
    ['album artist', ['ALBUMARTIST=Label'], 'Label'],
    ['MusicBrainz id', ['MUSICBRAINZ_ALBUMID=2a1b'], '群星'],
  ])('makes one album of files in several folders that share the %s', async (_name, comments, artist) => {
    const music = musicFolder({
      'a/1.flac': song('One', 'Ann', 'Hits', ...comments),
      'b/2.flac': song('Two', 'Bob', 'Hits', ...comments),
      'c/3.flac': song('Three', 'Cid', 'Hits'),
    })
    expect(await withoutIds(await scannedBackend(music))).toEqual([
      { name: 'Hits', artist, songs: ['One', 'Two'] },
      { name: 'Hits', artist: 'Cid', songs: ['Three'] },
    ])
  })

  it('finds the album artist of a MusicBrainz id in any of its files', async () => {
    const music = musicFolder({
      'a/1.flac': song('One', 'Ann', 'Hits', 'MUSICBRAINZ_ALBUMID=2a1b'),
      'b/2.flac': song('Two', 'Bob', 'Hits', 'MUSICBRAINZ_ALBUMID=2A1B', 'ALBUMARTIST=Label'),
    })
    expect(await withoutIds(await scannedBackend(music))).toEqual([
      { name: 'Hits', artist: 'Label', songs: ['One', 'Two'] },
    ])
  })

  it('has files that say nothing follow the others of their folder', async () => {
    const music = musicFolder({
      'a/1.flac': song('One', 'Ann', 'Hits'),
      'a/2.flac': song('Two', 'Bob', 'Hits', 'ALBUMARTIST=Bob'),
    })
    expect(await withoutIds(await scannedBackend(music))).toEqual([
      { name: 'Hits', artist: 'Bob', songs: ['One', 'Two'] },
    ])
  })

  it('keeps the album of one artist whole in several folders, as before', async () => {
    const music = musicFolder({
      'a/1.flac': song('One', 'Ann', 'Songs'),
      'b/2.flac': song('Two', 'Ann', 'Songs'),
    })
    expect(await withoutIds(await scannedBackend(music))).toEqual([
      { name: 'Songs', artist: 'Ann', songs: ['One', 'Two'] },
    ])
  })

  it('makes no compilation of songs without any album', async () => {
    const music = musicFolder({
      '1.flac': song('One', 'Ann', null),
      '2.flac': song('Two', 'Bob', null),
    })
    expect(await withoutIds(await scannedBackend(music))).toEqual([
      { name: '未知专辑', artist: 'Ann', songs: ['One'] },
      { name: '未知专辑', artist: 'Bob', songs: ['Two'] },
    ])
  })

  it.each<[string, (music: string) => void, (id: number) => object[]]>([
    [
      'one file is tagged anew',
      (music) => writeFileSync(join(music, 'Hits/2.flac'), song('Two, new', 'Bob', 'HITS')),
      (id) => [{ id, name: 'Hits', artist: '群星', songs: ['One', 'Three', 'Two, new'] }],
    ],
    [
      'its folder is renamed',
      (music) => renameSync(join(music, 'Hits'), join(music, 'Renamed')),
      (id) => [{ id, name: 'Hits', artist: '群星', songs: ['One', 'Three', 'Two'] }],
    ],
    [
      'all but one artist leave',
      (music) => {
        rmSync(join(music, 'Hits/2.flac'))
        rmSync(join(music, 'Hits/3.flac'))
      },
      (id) => [{ id, name: 'Hits', artist: 'Ann', songs: ['One'] }],
    ],
    [
      'all files get an album artist',
      (music) => {
        for (const [name, title] of ['One', 'Two', 'Three'].entries())
          writeFileSync(
            join(music, `Hits/${name + 1}.flac`),
            song(title, 'Ann', 'Hits', 'ALBUMARTIST=Various Artists'),
          )
      },
      (id) => [{ id, name: 'Hits', artist: 'Various Artists', songs: ['One', 'Three', 'Two'] }],
    ],
    [
      'one file moves to another folder',
      (music) => {
        mkdirSync(join(music, 'Else'))
        renameSync(join(music, 'Hits/1.flac'), join(music, 'Else/1.flac'))
      },
      (id) => [
        { id: id + 1, name: 'Hits', artist: 'Ann', songs: ['One'] },
        { id, name: 'Hits', artist: '群星', songs: ['Three', 'Two'] },
      ],
    ],
  ])('keeps the id of a compilation when %s', async (_name, change, expected) => {
    const music = musicFolder(compilation())
    const data = temporaryFolder()
    const first = await scannedBackend(music, { data })
    const [before] = await albumsOf(first)
    await first.close()
    change(music)
    const again = await scannedBackend(music, { data })
    expect(await albumsOf(again)).toEqual(expected(before!.id))
    await again.close()
    // and nothing changes by itself
    expect(await albumsOf(await scannedBackend(music, { data }))).toEqual(expected(before!.id))
  })

  it('joins what an earlier version had split by artist, once, and keeps the ids of all other albums', async () => {
    const files = {
      'Hits/1.flac': song('One', 'Ann', 'Hits'),
      'Hits/2.flac': song('Two', 'Bob', 'Hits'),
      'Eve/1.flac': song('Three', 'Eve', 'Songs'),
    }
    const music = musicFolder(files)
    const data = temporaryFolder()
    const old = openDatabase(join(data, 'library.db'))
    old.script([librarySchema, listenersSchema, audioFormatsSchema, 'PRAGMA user_version = 3'].join('\n'))
    const albums = [
      ['Ann', 'Hits', 'Hits/1.flac'],
      ['Bob', 'Hits', 'Hits/2.flac'],
      ['Eve', 'Songs', 'Eve/1.flac'],
    ].map(([artist = '', name = '', path = '']) => {
      const norm = artist.toLowerCase()
      const by = old.run('INSERT INTO artist(name, norm) VALUES (?, ?)', artist, norm).id
      const sql = 'INSERT INTO album(name, norm, artist_id) VALUES (?, ?, ?)'
      const album = old.run(sql, name, name.toLowerCase(), by).id
      const songId = old.run(
        `INSERT INTO song(root, path, size, mtime_ms, beside, audio_key, title, album_id, track_no, disc_no,
           duration_ms, codec, bitrate, sample_rate, bits, lossless, added_ms)
         VALUES (?, ?, 1, 1, '', 'x', 'old', ?, 1, 1, 1, 'flac', 1, 1, 1, 1, 1)`,
        music,
        join(music, path),
        album,
      ).id
      old.run('INSERT INTO song_artist(song_id, position, artist_id) VALUES (?, 0, ?)', songId, by)
      return album
    })
    old.close()
    const backend = await scannedBackend(music, { data })
    expect(await albumsOf(backend)).toEqual([
      { id: albums[0], name: 'Hits', artist: '群星', songs: ['One', 'Two'] },
      { id: albums[2], name: 'Songs', artist: 'Eve', songs: ['Three'] },
    ])
    expect((await backend.call<{ code: number }>(`/album?id=${albums[1]}`)).body.code).toBe(404)
  })

  it('leaves an album collected that has gone into another one', async () => {
    const music = musicFolder({
      'a/1.flac': song('One', 'Ann', 'Hits'),
      'b/2.flac': song('Two', 'Bob', 'Hits'),
    })
    const data = temporaryFolder()
    const first = await scannedBackend(music, { data })
    const [, bobs] = await albumsOf(first)
    const headers = { Cookie: signedIn(data).cookie, 'X-Requested-With': 'XMLHttpRequest' }
    await first.call(`/album/sub?t=1&id=${bobs!.id}`, { headers })
    await first.close()
    writeFileSync(join(music, 'b/2.flac'), song('Two', 'Bob', 'Hits', 'ALBUMARTIST=Ann'))
    const again = await scannedBackend(music, { data })
    const { body } = await again.call<{ data: { name: string; artists: { name: string }[] }[] }>(
      '/album/sublist',
      { headers },
    )
    expect(body.data.map(({ name, artists }) => [name, artists[0]?.name])).toEqual([['Hits', 'Ann']])
  })
})
