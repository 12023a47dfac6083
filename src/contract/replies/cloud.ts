import type { Track } from './track'

/** A file of the listener's cloud drive. */
export interface CloudTrack {
  /** The track to play. Its id is also used to delete the file. */
  track: Track
  fileName: string
  /** Bytes. */
  fileSize: number
  /** Milliseconds since 1970, null when unknown. */
  addedMs: number | null
  /** Whether the file is matched with a track of the catalogue. */
  matched: boolean
}

export interface CloudPage {
  files: CloudTrack[]
  received: number
  total: number
  usedBytes: number
  maxBytes: number
}

/** The outcome of an upload. */
export interface Upload {
  track: Track | null
  /** Whether the drive had the file before. */
  alreadyThere: boolean
}
