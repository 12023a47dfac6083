import { describe, expect, it } from 'vitest'
import { kWeighting, type Biquad } from '../../../src/domain/loudness/k-weighting'

/** Returns how much a filter raises a tone, in decibels. */
function response({ b0, b1, b2, a1, a2 }: Biquad, hertz: number, sampleRate: number): number {
  const w = (2 * Math.PI * hertz) / sampleRate
  const power = (c0: number, c1: number, c2: number) =>
    (c0 + c1 * Math.cos(w) + c2 * Math.cos(2 * w)) ** 2 + (c1 * Math.sin(w) + c2 * Math.sin(2 * w)) ** 2
  return 10 * Math.log10(power(b0, b1, b2) / power(1, a1, a2))
}

const both = (hertz: number, sampleRate: number) =>
  kWeighting(sampleRate).reduce((sum, filter) => sum + response(filter, hertz, sampleRate), 0)

describe('kWeighting', () => {
  it('has the coefficients of the recommendation at 48 kHz', () => {
    const [shelf, highPass] = kWeighting(48_000)
    const near = (value: number) => expect.closeTo(value, 7)
    expect(shelf).toEqual({
      b0: near(1.53512485958697),
      b1: near(-2.69169618940638),
      b2: near(1.19839281085285),
      a1: near(-1.69065929318241),
      a2: near(0.73248077421585),
    })
    expect(highPass).toEqual({
      b0: 1,
      b1: -2,
      b2: 1,
      a1: near(-1.99004745483398),
      a2: near(0.99007225036621),
    })
  })

  it.each([44_100, 88_200, 96_000, 192_000])('hears the same at %i Hz', (sampleRate) => {
    for (const hertz of [30, 60, 200, 1000, 2000, 4000, 8000])
      expect(Math.abs(both(hertz, sampleRate) - both(hertz, 48_000))).toBeLessThan(0.15)
  })
})
