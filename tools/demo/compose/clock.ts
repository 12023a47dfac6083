/** Beats to seconds for one piece. */
export interface Clock {
  beatsPerBar: number
  /** Seconds from the file's start, `beat` counted from the first bar; negative beats are clamped to 0. */
  at(beat: number): number
}

export interface Tempo {
  /** Beats a minute. */
  bpm: number
  beatsPerBar: number
  /** The share of a pair of `swingUnit` beats that the first takes: 0.5 even, 0.66 triplet. */
  swing?: number
  swingUnit?: number
  /** From this beat on, each beat takes `slowing` longer (a share) than the one before. */
  slowFrom?: number
  slowing?: number
}

/** Seconds of quiet before the first beat, so that no attack touches the file's edge. */
const LEAD_IN = 0.08

/** A clock with swing and a closing ritardando. */
export function createClock(tempo: Tempo): Clock {
  const seconds = 60 / tempo.bpm
  const unit = (tempo.swingUnit ?? 0.5) * 2
  const share = tempo.swing ?? 0.5
  const slowFrom = tempo.slowFrom ?? Infinity
  const slowing = tempo.slowing ?? 0
  const swung = (beat: number): number => {
    const pair = Math.floor(beat / unit)
    const inside = beat / unit - pair
    const warped = inside < 0.5 ? inside * 2 * share : share + (inside - 0.5) * 2 * (1 - share)
    return (pair + warped) * unit
  }
  return {
    beatsPerBar: tempo.beatsPerBar,
    at: (beat) => {
      const steady = swung(Math.max(0, beat))
      const late = Math.max(0, steady - slowFrom)
      return LEAD_IN + seconds * (steady + (slowing * late * late) / 2)
    },
  }
}
