import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RealFft } from '../../../src/domain/spectrum/real-fft'

/** The transform by its definition: one sum for each bin. */
function slowTransform(samples: Float64Array): { real: number[]; imaginary: number[] } {
  const size = samples.length
  const bins = Array.from({ length: size / 2 + 1 }, (_, k) => k)
  const turn = (k: number, i: number) => (2 * Math.PI * ((k * i) % size)) / size
  return {
    real: bins.map((k) => samples.reduce((sum, x, i) => sum + x * Math.cos(turn(k, i)), 0)),
    imaginary: bins.map((k) => samples.reduce((sum, x, i) => sum - x * Math.sin(turn(k, i)), 0)),
  }
}

/** Pseudo-random samples, the same every time. */
const noise = (size: number) =>
  Float64Array.from({ length: size }, (_, i) => ((Math.sin(i * 12.9898) * 43_758.5453) % 1) - 0.5)

function furthestOff(samples: Float64Array): number {
  const fft = new RealFft(samples.length)
  fft.transform(samples)
  const { real, imaginary } = slowTransform(samples)
  return Math.max(
    ...real.map((value, k) => Math.abs(value - (fft.real[k] ?? NaN))),
    ...imaginary.map((value, k) => Math.abs(value - (fft.imaginary[k] ?? NaN))),
  )
}

describe('RealFft', () => {
  it.each([8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096])(
    'agrees with the definition at %d samples',
    (size) => {
      expect(furthestOff(noise(size))).toBeLessThan(1e-5)
    },
  )

  it('agrees with the definition for any samples', () => {
    const samples = fc.integer({ min: 3, max: 7 }).chain((power) =>
      fc.array(fc.double({ min: -1, max: 1, noNaN: true }), {
        minLength: 2 ** power,
        maxLength: 2 ** power,
      }),
    )
    fc.assert(
      fc.property(samples, (values) => {
        expect(furthestOff(Float64Array.from(values))).toBeLessThan(1e-9)
      }),
      { seed: 4, numRuns: 200 },
    )
  })

  it('keeps nothing from one transform to the next', () => {
    const fft = new RealFft(64)
    fft.transform(noise(64))
    fft.transform(new Float64Array(64))
    expect([...fft.real, ...fft.imaginary].every((value) => value === 0)).toBe(true)
  })

  it.each([0, 4, 100, 12.5])('refuses a size of %d', (size) => {
    expect(() => new RealFft(size)).toThrow(RangeError)
  })
})
