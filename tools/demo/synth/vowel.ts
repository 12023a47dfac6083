/** Formant centres in Hz, their levels in dB, and a make-up gain in dB that evens the vowels' loudness. */
export interface Vowel {
  formants: readonly [number, number, number, number]
  levels: readonly [number, number, number, number]
  makeup: number
}

/**
 * A young alto, rounded for singing. Keys: a e i o u, `@` as in *the*, `y` as in 雨, `O` as in *law*, `A` as in
 * *cat*, `n` a hum behind closed lips.
 */
export const VOWELS: Readonly<Record<string, Vowel>> = {
  a: { formants: [820, 1240, 2750, 3700], levels: [0, -2, -15, -21], makeup: 0 },
  A: { formants: [720, 1700, 2650, 3700], levels: [0, -5, -13, -21], makeup: 0 },
  e: { formants: [520, 1950, 2700, 3700], levels: [0, -8, -12, -21], makeup: 1.5 },
  i: { formants: [340, 2350, 3000, 3800], levels: [0, -12, -13, -23], makeup: 3 },
  o: { formants: [520, 900, 2600, 3500], levels: [0, -3, -21, -27], makeup: 0.5 },
  O: { formants: [620, 1000, 2600, 3500], levels: [0, -2, -19, -25], makeup: 0 },
  u: { formants: [370, 820, 2400, 3400], levels: [0, -9, -25, -31], makeup: 2.5 },
  y: { formants: [340, 1850, 2350, 3500], levels: [0, -12, -14, -25], makeup: 3 },
  '@': { formants: [560, 1350, 2600, 3600], levels: [0, -6, -15, -23], makeup: 1 },
  n: { formants: [280, 1050, 2200, 3300], levels: [-4, -22, -30, -38], makeup: 0 },
}
