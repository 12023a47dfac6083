import type { Sound } from '../lyric-sync/sound'

/** Milliseconds of one value; whole periods of the songs of a tone album, so that a tone has an even level. */
export const windowMs = 10

/** The root mean square of each `windowMs` of the sound. */
export function envelope({ rate, samples }: Sound): number[] {
  const size = (rate * windowMs) / 1000
  return Array.from({ length: Math.floor(samples.length / size) }, (_, at) =>
    Math.sqrt(
      samples.slice(at * size, (at + 1) * size).reduce((sum, sample) => sum + sample * sample, 0) / size,
    ),
  )
}

/** Level below which a window counts as silent; the tones are 30 times as loud. */
export const silent = 0.002

/** The strength of a frequency in hertz within a part of a sound, about the peak of a sine of that frequency. */
export function strength({ rate }: Sound, samples: Float32Array, frequency: number): number {
  let real = 0
  let imaginary = 0
  samples.forEach((sample, at) => {
    const angle = (2 * Math.PI * frequency * at) / rate
    real += sample * Math.cos(angle)
    imaginary += sample * Math.sin(angle)
  })
  return (2 * Math.hypot(real, imaginary)) / samples.length
}
