import type { LibraryProblem, LibraryReport } from '../../src/contract/replies/library'

/** A report of a library at rest with three songs in one folder. */
export function libraryReport(changes: Partial<LibraryReport> = {}): LibraryReport {
  return {
    revision: 1,
    trackCount: 3,
    problemCount: 0,
    folders: [{ name: 'Music', path: '/home/me/Music', demo: false, trackCount: 3, reachable: true }],
    formats: [
      { container: 'flac', codec: 'flac', trackCount: 2 },
      { container: 'm4a', codec: 'alac', trackCount: 1 },
    ],
    scan: { running: false, found: 3, read: 3, unchanged: 0, unreadable: 0, expected: 0 },
    lastScan: { endedMs: new Date(2026, 10, 24, 18, 5).getTime(), tookMs: 1_200, found: 3 },
    ffmpeg: true,
    unplayableCount: 0,
    mayScan: true,
    ...changes,
  }
}

/** The same while a scan runs that has found so many files. */
export function scanningReport(found: number, changes: Partial<LibraryReport> = {}): LibraryReport {
  const scan = { running: true, found, read: found, unchanged: 0, unreadable: 0, expected: 0 }
  return libraryReport({ scan, ...changes })
}

export function libraryProblem(id: number, changes: Partial<LibraryProblem> = {}): LibraryProblem {
  return { id, name: `${id}.mp3`, folder: '/home/me/Music', reason: 'The file is empty', ...changes }
}
