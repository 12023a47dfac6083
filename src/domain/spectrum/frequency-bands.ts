/** What is drawn of hearing: below, speakers move air; above, few adults hear. */
export const lowestHz = 40
export const highestHz = 16_000

const octaves = Math.log2(highestHz / lowestHz)

/** The frequencies between which `bands` bands of equal musical width lie: one more than there are bands. */
export function bandEdges(bands: number): Float64Array {
  return Float64Array.from({ length: bands + 1 }, (_, i) => lowestHz * 2 ** ((octaves * i) / bands))
}

/** The band that holds a frequency; out of range it is a number below 0 or from `bands` on. */
export function bandOf(hz: number, bands: number): number {
  return Math.floor((Math.log2(hz / lowestHz) / octaves) * bands)
}
