const seconds = 0.56

/** A critically damped spring (k 176, c 26.5): the share of the distance covered, at even intervals. */
const samples = [0, 0.1, 0.287, 0.473, 0.626, 0.743, 0.827, 0.885, 0.925, 0.951, 0.969, 0.98, 0.987, 0.992, 1]

/** The movement of the list to another line. */
export const lyricSpring = {
  seconds,
  /** Seconds since the start of each sample; between samples the movement is linear. */
  bends: samples.map((_, at) => (at / (samples.length - 1)) * seconds),
  /** Returns the share of the distance covered, 0 to 1, `elapsed` seconds after the start. */
  at(elapsed: number): number {
    const exact = Math.min(1, Math.max(0, elapsed / seconds)) * (samples.length - 1)
    const before = Math.floor(exact)
    const from = samples[before] ?? 1
    return from + ((samples[before + 1] ?? 1) - from) * (exact - before)
  },
  /** The same movement as the timing of a separate animation. */
  timing: { duration: seconds * 1000, easing: `linear(${samples.join()})` },
}
