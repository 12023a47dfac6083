/** The levels of a full and of an empty bar. */
const topDb = -12
const bottomDb = -70
/** Compensates for music that gets quieter with each octave. */
const tiltDbPerOctave = 3
const untiltedHz = 1000

/** Returns the height of a bar, 0..1, for a level and the centre frequency of its band. */
export function barHeight(decibels: number, hz: number): number {
  const tilted = decibels + tiltDbPerOctave * Math.log2(hz / untiltedHz)
  return Math.min(1, Math.max(0, (tilted - bottomDb) / (topDb - bottomDb)))
}
