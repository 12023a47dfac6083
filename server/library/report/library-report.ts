import type { AudioCodec, AudioContainer } from '../../../src/contract/audio-formats'
import type { Database } from '../../storage/database'
import { createDoubles, type Doubles } from './doubles'

/** A music folder, as the last scan found it. */
interface ReportedFolder {
  root: string
  isDemo: boolean
  songCount: number
  /** False when it could not be opened. */
  isReachable: boolean
}

/** How many songs are in one format. */
interface FormatCount {
  container: AudioContainer
  codec: AudioCodec
  songCount: number
}

/** A file or folder that is not in the library, and why. */
interface Problem {
  path: string
  root: string
  /** An English sentence or the code of a system error, see `problemText`. */
  reason: string
}

/** What the music folders hold, and what of it cannot be used. */
export interface LibraryReport {
  /** In the order in which they were given. */
  folders(): ReportedFolder[]
  /** Most songs first. */
  formats(): FormatCount[]
  /** In the order of paths. */
  problems(limit: number, offset: number): Problem[]
  problemCount(): number
  doubles(): Promise<Doubles>
}

interface ReportOptions {
  database: Database
  roots: readonly string[]
  /** The root that is the demo library, null for none. */
  demo: string | null
  /** Changes whenever the songs change. */
  revision: () => number
}

/** Returns a function that makes a value once for each revision: the report is asked for each second during a scan. */
const perRevision = <T>(revision: () => number, make: () => T): (() => T) => {
  let known: { revision: number; value: T } | null = null
  return () => {
    const at = revision()
    if (known?.revision !== at) known = { revision: at, value: make() }
    return known.value
  }
}

const activeProblems = 'problem WHERE root IN (SELECT root FROM root_in_use)'

export function createLibraryReport({ database, roots, demo, revision }: ReportOptions): LibraryReport {
  const songCounts = perRevision(revision, () => {
    const counts = database.all<{ root: string; count: number }>(
      'SELECT root, count(*) AS count FROM active_song GROUP BY root',
    )
    return new Map(counts.map(({ root, count }) => [root, count]))
  })
  const formats = perRevision(revision, () =>
    database.all<FormatCount>(
      `SELECT container, codec, count(*) AS songCount FROM active_song GROUP BY container, codec
       ORDER BY songCount DESC, container, codec`,
    ),
  )
  return {
    folders: () =>
      roots.map((root) => ({
        root,
        isDemo: root === demo,
        songCount: songCounts().get(root) ?? 0,
        isReachable: database.first('SELECT 1 FROM problem WHERE path = ?', root) === undefined,
      })),
    formats,
    problems: (limit, offset) =>
      database.all(
        `SELECT path, root, reason FROM ${activeProblems} ORDER BY path LIMIT ? OFFSET ?`,
        limit,
        offset,
      ),
    problemCount: () =>
      database.first<{ count: number }>(`SELECT count(*) AS count FROM ${activeProblems}`)!.count,
    doubles: createDoubles(database, revision),
  }
}
