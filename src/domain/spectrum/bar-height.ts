/** A full bar, and the first that is seen. */
const topDb = -12
const bottomDb = -70
/** Music gets quieter with each octave; the picture does not. */
const tiltDbPerOctave = 3
const untiltedHz = 1000

/** How high a band stands, 0 to 1, at that level and centre frequency. */
export function barHeight(decibels: number, hz: number): number {
  const tilted = decibels + tiltDbPerOctave * Math.log2(hz / untiltedHz)
  return Math.min(1, Math.max(0, (tilted - bottomDb) / (topDb - bottomDb)))
}
