import { dailySongsHour, localDay } from '../../src/contract/local-day'
import type { PersonalPlaylist } from '../library/playlists/playlists'
import type { Database } from '../storage/database'
import { dislikedSongs } from './recommendations'
import type { Choice } from './song-chooser'
import { looksOf } from './song-looks'
import type { SongPool } from './song-pool'
import { tasteOf } from './taste'
import { nameText } from '../text/name-text'
import { readText, told } from '../text/told'

/** The id of NetEase's private radar, a playlist that is another one for each listener. */
export const radarId = 3_136_952_023

interface Options {
  database: Database
  pool: SongPool
  choose: (choice: Choice) => number[]
  /** Milliseconds since 1970. */
  now: () => number
}

interface Chosen {
  day: string
  revision: number
  songIds: readonly number[]
  atMs: number
}

const songsADay = 30
const dayMs = 86_400_000
/** How long a song that was played is not chosen, unless there are too few others. */
const heardMs = 30 * dayMs
const leastSongs = 10
/** Lists of so many listeners are kept until the day is over. */
const mostKept = 1000

/**
 * Creates each listener's private radar: songs to their taste that they have not heard lately, other ones each day. The
 * lists are kept in memory: after a restart the rest of the day may bring other songs.
 */
export function createRadar({ database, pool, choose, now }: Options): PersonalPlaylist {
  const kept = new Map<number, Chosen>()

  const heardBy = (userId: number): number[] =>
    database
      .all<{ id: number }>(
        'SELECT DISTINCT song_id AS id FROM play WHERE user_id = ? AND at_ms > ?',
        userId,
        now() - heardMs,
      )
      .map(({ id }) => id)

  const chooseFor = (userId: number, day: string): readonly number[] => {
    const taste = tasteOf(database, userId)
    const disliked = dislikedSongs(database, userId, now())
    const seed = `radar ${userId} ${day}`
    const unheard = choose({
      taste,
      count: songsADay,
      seed,
      exclude: new Set([...disliked, ...heardBy(userId)]),
    })
    return unheard.length >= leastSongs
      ? unheard
      : choose({ taste, count: songsADay, seed, exclude: new Set(disliked) })
  }

  const chosenFor = (userId: number): Chosen => {
    const day = localDay(now(), dailySongsHour)
    const revision = pool.revision()
    const known = kept.get(userId)
    if (known?.day === day && known.revision === revision) return known
    const chosen = { day, revision, songIds: chooseFor(userId, day), atMs: now() }
    kept.delete(userId)
    kept.set(userId, chosen)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return chosen
  }

  return {
    listFor(userId) {
      const { songIds, atMs } = chosenFor(userId)
      const first = database.first<{ title: string }>('SELECT title FROM song WHERE id = ?', songIds[0] ?? 0)
      if (!first) return undefined
      return {
        id: radarId,
        name: told((texts) => texts.lists.radar(readText(nameText(first.title), texts))),
        copywriter: told(({ lists }) => lists.radarLine),
        description: told(({ lists }) => lists.radarMore),
        tags: [],
        trackCount: songIds.length,
        createdMs: atMs,
        updatedMs: atMs,
        ...looksOf(database, songIds),
      }
    },
    entries(userId, limit, offset) {
      const { songIds, atMs } = chosenFor(userId)
      return songIds.slice(offset, offset + limit).map((id) => ({ id, atMs }))
    },
  }
}
