import type { Track } from './track'

/** A file of the listener's cloud drive. */
export interface CloudTrack {
  /** The track that it plays, under which it is deleted too. */
  track: Track
  fileName: string
  /** Bytes. */
  fileSize: number
  /** Milliseconds since 1970. */
  addedMs: number | null
  /** Whether it has been matched with a track of the catalogue. */
  matched: boolean
}

export interface CloudPage {
  files: CloudTrack[]
  received: number
  total: number
  usedBytes: number
  maxBytes: number
}

/** What became of an upload. */
export interface Upload {
  track: Track | null
  /** Whether the file lay in the drive already. */
  alreadyThere: boolean
}
