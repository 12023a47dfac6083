import { describe, expect, it } from 'vitest'
import { TruePeak } from '../../../src/domain/loudness/true-peak'

const dB = (value: number) => 20 * Math.log10(value)

function peakOf(samples: Iterable<number>): number {
  const truePeak = new TruePeak()
  for (const sample of samples) truePeak.take(sample)
  return truePeak.peak
}

/** A tone of a fraction of the sample rate, faded in and out so that its edges are no peaks. */
function* tone(share: number, degrees: number, height: number, length = 4800): Generator<number> {
  const phase = (degrees * Math.PI) / 180
  for (let i = 0; i < length; i++) {
    const edge = Math.min(1, i / 480, (length - i) / 480)
    yield edge * height * Math.sin(2 * Math.PI * share * i + phase)
  }
}

describe('TruePeak', () => {
  // the signals 15 to 19 of EBU Tech 3341, with its tolerance of +0.2 and -0.4 dB
  it.each([
    [1 / 4, 0, 0.5, -6],
    [1 / 4, 45, 0.5, -6],
    [1 / 6, 60, 0.5, -6],
    [1 / 8, 67.5, 0.5, -6],
    [1 / 4, 45, 1.41, 3],
  ])('finds the top of a tone of %d of the sample rate at %d°, %d high', (share, degrees, height, told) => {
    const found = dB(peakOf(tone(share, degrees, height)))
    expect(found).toBeGreaterThan(told - 0.4)
    expect(found).toBeLessThan(told + 0.2)
  })

  it('is never lower than the highest sample', () => {
    expect(peakOf([0, 0, -0.8, 0, 0.3])).toBe(0.8)
    expect(peakOf([])).toBe(0)
    expect(peakOf(new Float32Array(1000))).toBe(0)
  })

  it('takes no step for a peak where it begins in the middle of a sound', () => {
    const sound = Array.from(tone(1 / 44.1, 90, 0.1))
    const peaks = Array.from({ length: 45 }, (_, at) => peakOf(sound.slice(1000 + at)))
    expect(Math.max(...peaks)).toBeLessThan(0.1005)
  })

  it('finds a top between samples after a higher passage of other tones', () => {
    function* both() {
      yield* tone(1 / 4, 45, 0.3)
      yield* tone(1 / 4, 45, 0.5)
    }
    expect(dB(peakOf(both()))).toBeGreaterThan(-6.4)
  })
})
