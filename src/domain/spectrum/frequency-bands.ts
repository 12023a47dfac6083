/** The range that is drawn: few speakers reproduce lower sounds, and few adults hear higher ones. */
export const lowestHz = 40
export const highestHz = 16_000

const octaves = Math.log2(highestHz / lowestHz)

/** Returns the `bands + 1` edges of bands that have the same width in octaves. */
export function bandEdges(bands: number): Float64Array {
  return Float64Array.from({ length: bands + 1 }, (_, i) => lowestHz * 2 ** ((octaves * i) / bands))
}

/** Returns the index of the band with that frequency; below 0 or at least `bands` if it is out of range. */
export function bandOf(hz: number, bands: number): number {
  return Math.floor((Math.log2(hz / lowestHz) / octaves) * bands)
}
