import type { Track } from './track'

/** A part of a long list. `received` counts the rows that came, those that could not be read included. */
export interface TrackPage {
  tracks: Track[]
  received: number
}
