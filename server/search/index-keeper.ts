import { setImmediate } from 'node:timers/promises'
import type { Database } from '../storage/database'
import type { NameIndex } from './name-index'
import type { Readings } from './readings'
import { readSongNames, type KnownNames } from './song-names'

/** Keeps the name index consistent with the database. */
export interface IndexKeeper {
  /** Settles when the index contains everything that the database contained at the call. */
  refresh(): Promise<void>
  /** Stops and waits until the database is no longer used. */
  close(): Promise<void>
}

/** Songs read at a time: a few milliseconds of work. */
const slice = 400
/** Milliseconds of work before other requests have their turn. */
const turnMs = 8

/**
 * SQL that records songs. The policy of an upsert would override OR IGNORE inside a trigger, hence the explicit check.
 */
const note = (songs: string) =>
  `INSERT INTO touched SELECT id FROM (${songs}) WHERE id NOT IN (SELECT song_id FROM touched)`

const noteOn = (name: string, event: string, songs: string) =>
  `CREATE TEMP TRIGGER ${name} AFTER ${event} BEGIN ${note(songs)}; END;`

/**
 * Records, for this connection only, every song of which searched data has changed. The first filling goes through all
 * ids instead.
 */
const noteChanges = [
  'CREATE TEMP TABLE touched(song_id INTEGER PRIMARY KEY);',
  noteOn('song_added', 'INSERT ON main.song', 'SELECT new.id AS id'),
  noteOn(
    'song_changed',
    'UPDATE OF title, album_id, missing, owner_id, root ON main.song',
    'SELECT new.id AS id',
  ),
  noteOn('song_removed', 'DELETE ON main.song', 'SELECT old.id AS id'),
  noteOn('song_credited', 'INSERT ON main.song_artist', 'SELECT new.song_id AS id'),
  noteOn('song_discredited', 'DELETE ON main.song_artist', 'SELECT old.song_id AS id'),
  noteOn(
    'album_changed',
    'UPDATE OF name, artist_id ON main.album',
    'SELECT id FROM main.song WHERE album_id = new.id',
  ),
  noteOn(
    'artist_renamed',
    'UPDATE OF name ON main.artist',
    `SELECT song_id AS id FROM main.song_artist WHERE artist_id = new.id UNION
     SELECT s.id FROM main.song s JOIN main.album al ON al.id = s.album_id WHERE al.artist_id = new.id`,
  ),
].join('\n')

export function createIndexKeeper(database: Database, index: NameIndex, readings: Readings): IndexKeeper {
  const stop = new AbortController()
  const { signal } = stop
  let filled = false
  let working: Promise<void> | null = null
  database.script(noteChanges)

  let sinceMs = performance.now()
  const take = async (ids: readonly number[], known: KnownNames) => {
    const { songs, readings: read } = await readSongNames(database, readings, ids, known)
    const there = new Set(songs.map(({ id }) => id))
    for (const id of ids) if (!there.has(id)) index.remove(id)
    for (const song of songs) index.put(song, read)
    if (performance.now() - sinceMs < turnMs) return
    await setImmediate()
    sinceMs = performance.now()
  }

  const fill = async () => {
    const known: KnownNames = { artists: new Map(), albums: new Map() }
    for (let last = 0; !signal.aborted;) {
      const { ids: found } = database.first<{ ids: string }>(
        `SELECT json_group_array(id) AS ids FROM (SELECT id FROM active_song WHERE id > ? ORDER BY id LIMIT ${slice})`,
        last,
      )!
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a list of numbers, as it was asked for
      const ids = JSON.parse(found) as number[]
      if (ids.length === 0) break
      await take(ids, known)
      last = ids.at(-1)!
    }
    filled = !signal.aborted
  }

  /** Stops at the number of changes at the start, because a scan may add more without end. */
  const follow = async () => {
    const { count } = database.first<{ count: number }>('SELECT count(*) AS count FROM touched')!
    for (let left = count; left > 0 && !signal.aborted; left -= slice) {
      const sql =
        'DELETE FROM touched WHERE song_id IN (SELECT song_id FROM touched LIMIT ?) RETURNING song_id AS id'
      const ids = database.all<{ id: number }>(sql, slice).map(({ id }) => id)
      try {
        await take(ids, { artists: new Map(), albums: new Map() })
      } catch (error) {
        database.run('INSERT OR IGNORE INTO touched SELECT value FROM json_each(?)', JSON.stringify(ids))
        throw error
      }
    }
  }

  const work = async () => {
    sinceMs = performance.now()
    if (!filled) await fill()
    if (!signal.aborted) await follow()
  }

  return {
    async refresh() {
      // the running work may have started before the caller's change
      await working?.catch(() => undefined)
      if (signal.aborted) return
      working ??= work().finally(() => (working = null))
      await working
    },
    async close() {
      stop.abort()
      await working?.catch(() => undefined)
    },
  }
}
