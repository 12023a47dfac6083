import { power, sine } from './exact-math'

const SIZE = 2048
const BASE = Float64Array.from({ length: SIZE }, (_, index) => sine(index / SIZE))
const cache = new Map<string, Float32Array[]>()

const SPECTRA = {
  saw: (harmonic: number) => 0.6 / harmonic,
  square: (harmonic: number) => (harmonic % 2 === 1 ? 0.7 / harmonic : 0),
  quarter: (harmonic: number) => (1.1 * sine(harmonic / 8)) / harmonic,
  eighth: (harmonic: number) => (1.3 * sine(harmonic / 16)) / harmonic,
  triangle: (harmonic: number) =>
    harmonic % 2 === 1 ? (harmonic % 4 === 1 ? 0.8 : -0.8) / (harmonic * harmonic) : 0,
  glottal: (harmonic: number) => 0.8 / power(harmonic, 0.85),
  organ: (harmonic: number) => [0, 0.6, 0.35, 0.2, 0.18, 0, 0.08, 0, 0.1][harmonic] ?? 0,
} as const

export type Wave = keyof typeof SPECTRA

/** One cycle plus a guard sample, with only the harmonics that fit below 0.45 of the rate at this frequency. */
export function wavetable(wave: Wave, frequency: number, rate: number): Float32Array {
  let tables = cache.get(wave)
  if (tables === undefined) {
    tables = []
    cache.set(wave, tables)
  }
  let level = 0
  let harmonics = 256
  while (harmonics > 1 && harmonics * frequency > rate * 0.45) {
    harmonics = Math.floor(harmonics * 0.75)
    level++
  }
  const known = tables[level]
  if (known !== undefined) return known
  const table = new Float32Array(SIZE + 1)
  for (let harmonic = 1; harmonic <= harmonics; harmonic++) {
    const amplitude = SPECTRA[wave](harmonic)
    if (amplitude === 0) continue
    for (let index = 0; index < SIZE; index++) {
      table[index]! += amplitude * BASE[(index * harmonic) & (SIZE - 1)]!
    }
  }
  table[SIZE] = table[0]!
  tables[level] = table
  return table
}

/** Reads a table at a phase in turns [0, 1), interpolating. */
export function readTable(table: Float32Array, phase: number): number {
  const place = phase * SIZE
  const index = place | 0
  const low = table[index]!
  return low + (table[index + 1]! - low) * (place - index)
}
