import type { Page } from './page'

/** A music folder of the server. */
export interface LibraryFolder {
  /** The last part of its path. */
  name: string
  /** The whole path; null unless the call comes from the machine that runs the server. */
  path: string | null
  /** Whether it is the library that comes with the server. */
  demo: boolean
  trackCount: number
  /** False when it could not be opened at the last scan. */
  reachable: boolean
}

/** How many tracks are in one format. */
interface LibraryFormat {
  /** Such as `m4a`. */
  container: string
  /** Such as `alac`. */
  codec: string
  trackCount: number
}

/** How far a scan of the folders has come. Its counts are those of the last scan while none runs. */
export interface LibraryScan {
  running: boolean
  found: number
  /** Files whose tags had to be read. */
  read: number
  unchanged: number
  /** Files and folders that were passed over. */
  unreadable: number
  /** How many files were known when it started; 0 when only a part of the folders is scanned. */
  expected: number
}

/** The last scan of all folders. */
interface FinishedScan {
  /** Milliseconds since 1970. */
  endedMs: number
  tookMs: number
  found: number
}

/** What the embedded server tells of its library. */
export interface LibraryReport {
  /** Another number whenever the tracks have changed. */
  revision: number
  trackCount: number
  /** Number of files and folders that were passed over. */
  problemCount: number
  folders: LibraryFolder[]
  /** Most tracks first. */
  formats: LibraryFormat[]
  scan: LibraryScan
  /** Null until the first scan since the server's start has ended. */
  lastScan: FinishedScan | null
  /** Whether the server has an ffmpeg to convert with. */
  ffmpeg: boolean
  /** Tracks that this browser cannot play and nobody converts. */
  unplayableCount: number
  /** Whether the caller may start a scan. */
  mayScan: boolean
}

/** A file in the library's folders, as far as the caller may know where it is. */
export interface LibraryPlace {
  /** The name of the file. */
  name: string
  /** The folder that it is in, as a path. */
  folder: string
}

/** A file or folder that is not in the library. */
export interface LibraryProblem extends LibraryPlace {
  /** Its place in the list, from 1. */
  id: number
  /** A sentence in the listener's language. */
  reason: string
}

/** One of several tracks that may be the same. */
export interface DoubleTrack {
  id: number
  name: string
  /** The artists in one line. */
  artists: string
  album: string
  /** Seconds. */
  duration: number
  container: string
  codec: string
  /** Bytes. */
  size: number
  place: LibraryPlace
}

/** Tracks that may be the same; at least two. */
export interface DoubleGroup {
  /** The id of the first track. */
  id: number
  tracks: DoubleTrack[]
}

/** Tracks that have something in common, such as a genre. */
export interface LibraryGroup {
  /** Its place in the list, from 1. */
  id: number
  /** What `librarySongs` takes for it. */
  key: string
  name: string
  trackCount: number
  picUrl: string | null
}

/** A folder on the way to another, the music folder first. */
export interface LibraryFolderStep {
  key: string
  name: string
}

export interface LibraryGroups extends Page<LibraryGroup> {
  /** The way to the folder whose folders these are; empty for genres and years, and above the music folders. */
  way: LibraryFolderStep[]
  /** Tracks in that folder itself. */
  trackCount: number
}
