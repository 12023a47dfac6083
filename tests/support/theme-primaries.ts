import * as fc from 'fast-check'
import { toHex } from '../../src/domain/palette/hex'

const steps = [0, 1, 8, 64, 127, 128, 192, 247, 254, 255]
const lattice = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => toHex({ r, g, b }))))
const greys = Array.from({ length: 256 }, (_, v) => toHex({ r: v, g: v, b: v }))
/** The corners and steps of the RGB cube, and all greys. */
export const extremes = [...lattice, ...greys]

const channel = fc.integer({ min: 0, max: 255 })
/** Any colour. */
export const primary = fc.record({ r: channel, g: channel, b: channel }).map(toHex)

/** Colours with their name, and those that are always tried. */
export const primaries: [string, fc.Arbitrary<string>, string[]][] = [
  ['extreme ones', fc.constantFrom(...extremes), extremes],
  ['random ones', primary, []],
]
