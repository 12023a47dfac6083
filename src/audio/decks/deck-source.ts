import type { TrackLoudness } from '../../domain/loudness/track-loudness'

/** What a deck can be loaded with. */
export interface DeckSource {
  url: string
  /** Seconds from the start. */
  at: number
  /** As recorded if left out. */
  loudness?: TrackLoudness | undefined
}

/** A source to be loaded in advance, from its beginning. */
export type NextSource = Omit<DeckSource, 'at'>
