import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BandMeter } from '../../../src/domain/spectrum/band-meter'
import { bandOf } from '../../../src/domain/spectrum/frequency-bands'
import { silenceDb } from '../../../src/domain/spectrum/windowed-spectrum'

const rates = [44_100, 48_000]
const bandCounts = [24, 48, 96]

interface Tone {
  hz: number
  amplitude: number
  phase: number
}

function levelsOf(meter: BandMeter, rate: number, bands: number, tones: Tone[]): Float64Array {
  meter.measure((into) => {
    for (let i = 0; i < into.length; i++) {
      const at = (i - into.length / 2) / rate
      into[i] = tones.reduce(
        (sum, { hz, amplitude, phase }) => sum + amplitude * Math.sin(2 * Math.PI * hz * at + phase),
        0,
      )
    }
  })
  const levels = new Float64Array(bands)
  meter.levels(levels)
  return levels
}

const loudest = (levels: Float64Array) => levels.indexOf(Math.max(...levels))

/** 400 tones from 100 Hz to just below the top, evenly over the octaves. */
const sweep = Array.from({ length: 400 }, (_, i) => 100 * (15_900 / 100) ** (i / 399))

describe('BandMeter', () => {
  for (const rate of rates) {
    it.each(bandCounts)(`finds each tone of a sweep at ${rate} Hz, and its level, in %d bands`, (bands) => {
      const meter = new BandMeter(rate)
      const offBands = []
      const offLevels = []
      for (const [i, hz] of sweep.entries()) {
        const levels = levelsOf(meter, rate, bands, [{ hz, amplitude: 0.5, phase: i }])
        offBands.push(Math.abs(loudest(levels) - bandOf(hz, bands)))
        offLevels.push(Math.abs(Math.max(...levels) - 20 * Math.log10(0.5)))
      }
      expect(Math.max(...offBands)).toBeLessThanOrEqual(1)
      expect(Math.max(...offLevels)).toBeLessThanOrEqual(0.5)
    })
  }

  it('reads a full-scale sine as 0 dB', () => {
    const levels = levelsOf(new BandMeter(48_000), 48_000, 96, [{ hz: 1000, amplitude: 1, phase: 0 }])
    expect(Math.max(...levels)).toBeCloseTo(0, 1)
  })

  it('separates two notes of a chord, and the softer one keeps its level', () => {
    const tones = [
      { hz: 220, amplitude: 0.5, phase: 0 },
      { hz: 330, amplitude: 0.05, phase: 1 },
    ]
    const levels = levelsOf(new BandMeter(48_000), 48_000, 96, tones)
    expect(levels[bandOf(330, 96)]).toBeCloseTo(20 * Math.log10(0.05), 0)
    expect(Math.min(...levels.slice(bandOf(220, 96), bandOf(330, 96)))).toBeLessThan(-50)
  })

  it.each(rates)('reads silence at %d Hz as silence', (rate) => {
    expect([...levelsOf(new BandMeter(rate), rate, 96, [])]).toEqual(
      Array.from({ length: 96 }, () => silenceDb),
    )
  })

  it('reads frequencies above half the sample rate as silence', () => {
    const levels = levelsOf(new BandMeter(8000), 8000, 96, [{ hz: 440, amplitude: 1, phase: 0 }])
    expect(levels.at(-1)).toBe(silenceDb)
    expect(loudest(levels)).toBe(bandOf(440, 96))
  })

  it('returns a finite level never above the sum of the tones, for any sound', () => {
    const meter = new BandMeter(48_000)
    const tone = fc.record({
      hz: fc.double({ min: 1, max: 23_999, noNaN: true }),
      amplitude: fc.double({ min: 0, max: 1, noNaN: true }),
      phase: fc.double({ min: 0, max: 7, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(tone, { maxLength: 3 }), fc.integer({ min: 1, max: 128 }), (tones, bands) => {
        const levels = levelsOf(meter, 48_000, bands, tones)
        const sum = tones.reduce((sum, { amplitude }) => sum + amplitude, 0)
        const most = Math.max(silenceDb, 20 * Math.log10(sum)) + 0.5
        for (const level of levels) {
          expect(level).toBeGreaterThanOrEqual(silenceDb)
          expect(level).toBeLessThanOrEqual(most)
        }
      }),
      { seed: 4, numRuns: 100 },
    )
  })
})
