const seconds = 0.56

/** A critically damped spring (k 176, c 26.5): the share of the way that is behind it, sampled evenly. */
const samples = [0, 0.1, 0.287, 0.473, 0.626, 0.743, 0.827, 0.885, 0.925, 0.951, 0.969, 0.98, 0.987, 0.992, 1]

/** The list's way to another line: its length in seconds, and where it is at a time since it began, 0..1. */
export const lyricSpring = {
  seconds,
  /** Seconds since the beginning at which the way bends; between them it is straight. */
  bends: samples.map((_, at) => (at / (samples.length - 1)) * seconds),
  at(elapsed: number): number {
    const exact = Math.min(1, Math.max(0, elapsed / seconds)) * (samples.length - 1)
    const before = Math.floor(exact)
    const from = samples[before] ?? 1
    return from + ((samples[before + 1] ?? 1) - from) * (exact - before)
  },
  /** The same way for an animation of its own. */
  timing: { duration: seconds * 1000, easing: `linear(${samples.join()})` },
}
