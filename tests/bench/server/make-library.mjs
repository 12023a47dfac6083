// A library of many tracks as a scan would have left it: index rows, and tiny files of the size and time noted.
import { createHash } from 'node:crypto'
import { mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { runnerImport } from 'vite'
import { seededChance, seededNames } from './seeded-names.mjs'

/** @typedef {import('./seeded-names.mjs').Script} Script */
/**
 * @typedef {object} Track
 * @property {string} title
 * @property {string} artist
 * @property {string} album
 * @property {Script} script
 * @property {string} path
 * @property {string} container
 * @property {string} codec
 * @property {boolean} lossless
 */

const genres = [
  'Pop',
  'Rock',
  'Folk',
  'Jazz',
  'Electronic',
  '民谣',
  '流行',
  '古典',
  'J-Pop',
  'Soul',
  'Ambient',
  'Metal',
]
/** As they are mixed in a collection, most of them more than once: ending, what it holds, and whether it is lossless. */
const formats = /** @type {const} */ ([
  ['mp3', 'mp3', 'mp3', false],
  ['flac', 'flac', 'flac', true],
  ['mp3', 'mp3', 'mp3', false],
  ['m4a', 'm4a', 'aac', false],
  ['opus', 'ogg', 'opus', false],
  ['mp3', 'mp3', 'mp3', false],
  ['flac', 'flac', 'flac', true],
  ['m4a', 'm4a', 'alac', true],
  ['ogg', 'ogg', 'vorbis', false],
  ['mp3', 'mp3', 'mp3', false],
  ['wav', 'wav', 'pcm', true],
  ['wma', 'wma', 'wma', false],
  ['ape', 'ape', 'ape', true],
])
const writtenAt = new Date('2024-05-06T07:08:09Z')
const dayMs = 86_400_000
const albumSongs = 9
const artistSongs = 15

/** @param {string} path */
const load = async (path) => (await runnerImport(path, { configFile: false, logLevel: 'error' })).module

/** @param {string} music @param {number} count @param {number} seed @returns {Track[]} */
function inventTracks(music, count, seed) {
  const names = seededNames(seededChance(seed))
  const artists = Array.from({ length: Math.ceil(count / artistSongs) }, () => {
    const script = names.script()
    return { script, name: names.artist(script) }
  })
  const albums = Array.from({ length: Math.ceil(count / albumSongs) }, (_, number) => {
    const artist = names.pick(artists)
    return { artist, name: names.album(artist.script), folder: String(number) }
  })
  return Array.from({ length: count }, (_, number) => {
    const album = /** @type {(typeof albums)[number]} */ (albums[number % albums.length])
    const script = names.upTo(10) === 0 ? names.script() : album.artist.script
    // an album has one format throughout
    const [ending, container, codec, lossless] = /** @type {(typeof formats)[number]} */ (
      formats[Number(album.folder) % formats.length]
    )
    return {
      container,
      codec,
      lossless,
      title: names.title(script),
      artist: album.artist.name,
      album: album.name,
      script,
      path: join(music, String(Number(album.folder) % 100), album.folder, `${number}.${ending}`),
    }
  })
}

/** @param {readonly Track[]} tracks */
function writeFiles(tracks) {
  for (const folder of new Set(tracks.map(({ path }) => dirname(path))))
    mkdirSync(folder, { recursive: true })
  for (const { path } of tracks) {
    writeFileSync(path, 'x')
    utimesSync(path, writtenAt, writtenAt)
  }
}

/**
 * @param {{ music: string, data: string, count: number, seed: number }} options
 * @returns {Promise<{ tracks: Track[], cookie: string }>} the cookie of a listener with plays, likes and lists
 */
export async function makeLibrary({ music, data, count, seed }) {
  const { openDatabase } = await load('./server/storage/database.ts')
  const { migrate } = await load('./server/storage/migrations.ts')
  const { saveSong } = await load('./server/library/catalogue/save-song.ts')
  const { createListeners } = await load('./server/listeners/accounts/listeners.ts')
  const { createSessions } = await load('./server/listeners/accounts/sessions.ts')
  mkdirSync(data, { recursive: true })
  const tracks = inventTracks(music, count, seed)
  writeFiles(tracks)
  const { size, mtimeMs } = statSync(/** @type {Track} */ (tracks[0]).path)
  const chance = seededChance(seed + 1)
  const database = openDatabase(join(data, 'library.db'))
  migrate(database)
  database.transaction(() => {
    tracks.forEach((track, number) =>
      saveSong(database, {
        root: music,
        found: {
          path: track.path,
          folder: dirname(track.path),
          name: basename(track.path),
          size,
          mtimeMs: Math.floor(mtimeMs),
          siblings: new Map(),
        },
        sidecars: {
          lyrics: new Map(),
          cover: join(dirname(track.path), 'cover.jpg'),
          discCovers: new Map(),
          stamp: '',
        },
        audioKey: `sha1:${createHash('sha1').update(String(number)).digest('hex')}`,
        container: track.container,
        codec: track.codec,
        tags: {
          title: track.title,
          artists: [track.artist],
          album: track.album,
          albumArtist: track.artist,
          trackNo: 1 + (number % 12),
          releaseId: null,
          discNo: 1,
          discTitle: '',
          year: 1970 + Math.floor(chance() * 55),
          releasedMs: null,
          genres: [genres[Math.floor(chance() * genres.length)]],
          durationMs: 120_000 + Math.floor(chance() * 300_000),
          bitrate: track.lossless ? 900_000 : 192_000,
          sampleRate: 44_100,
          bits: track.lossless ? 16 : 0,
          lossless: track.lossless,
          gainDb: null,
          peak: null,
          albumGainDb: null,
          albumPeak: null,
          picture: null,
          lyrics: {},
        },
        lyrics: chance() < 0.2 ? { lrc: '[00:01.00]la la la' } : {},
        // nine albums of ten have a picture, which none of the measured calls looks at
        coverBytes:
          (number % Math.ceil(count / albumSongs)) % 10 === 0 ? null : Buffer.from(dirname(track.path)),
        id: null,
        nowMs: Date.now() - Math.floor(chance() * 400) * dayMs,
      }),
    )
  })
  const cookie = listen(database, { createListeners, createSessions }, chance, count)
  database.close()
  return { tracks, cookie }
}

/** Three listeners with 20,000 plays, 100 lists and 300 likes between them. */
function listen(database, { createListeners, createSessions }, chance, count) {
  const listeners = createListeners(database, Date.now)
  const ids = database.all('SELECT id FROM song ORDER BY id').map(({ id }) => id)
  const song = () => ids[Math.floor(chance() ** 3 * count)]
  const users = ['小满', 'Ada', 'みなと'].map((nickname) => listeners.create({ nickname }).id)
  database.transaction(() => {
    for (let play = 0; play < 20_000; play++)
      database.run(
        'INSERT INTO play(user_id, song_id, at_ms, seconds) VALUES (?, ?, ?, ?)',
        users[play % 3],
        song(),
        Date.now() - Math.floor(chance() * 200 * dayMs),
        200,
      )
    for (let list = 0; list < 100; list++) {
      const { id } = database.run(
        'INSERT INTO playlist(owner_id, name, created_ms, updated_ms) VALUES (?, ?, ?, ?)',
        users[list % 3],
        `歌单 ${list}`,
        Date.now(),
        Date.now(),
      )
      for (let place = 0; place < 50; place++)
        database.run(
          'INSERT OR IGNORE INTO playlist_song(playlist_id, song_id, position, added_ms) VALUES (?, ?, ?, ?)',
          id,
          song(),
          place,
          Date.now(),
        )
    }
  })
  return `MUSIC_U=${createSessions(database, Date.now).create(users[0])}`
}
