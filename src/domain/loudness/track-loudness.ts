/** What is done about a track's loudness. */
export interface TrackLoudness {
  /** What its sound is multiplied by. Whoever sets it sees to it that nothing is louder than full scale. */
  gain: number
  /** Whether to measure it, in case it is played from its beginning to its end without a seek. */
  measured: boolean
}

/** Leaves a track as it was recorded. */
export const asRecorded: TrackLoudness = { gain: 1, measured: false }
