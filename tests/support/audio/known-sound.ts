/** A number from 0 to 1 that looks like chance. */
const scattered = (seed: number) => Math.abs(Math.sin(seed) * 43_758.545) % 1

const partials = Array.from({ length: 80 }, (_, at) => ({
  hertz: 150 + 2850 * scattered(3 * at + 1),
  phase: scattered(7 * at + 2),
}))

/** Returns the sample at a second of a sound that never repeats and that every codec keeps well. */
export function knownSound(at: number): number {
  let sum = 0
  for (const { hertz, phase } of partials) sum += Math.sin(2 * Math.PI * (hertz * at + phase))
  return sum * 0.025
}
