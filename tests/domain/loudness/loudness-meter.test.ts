import { describe, expect, it } from 'vitest'
import { LoudnessMeter, type MeasuredLoudness } from '../../../src/domain/loudness/loudness-meter'

const quantum = 128

/** A part of a test signal: a tone of 1 kHz, with the height of each channel in dBFS. */
interface Part {
  seconds: number
  dBFS: readonly number[]
}

/** Feeds the parts one after another, as the audio thread does. */
function measure(parts: readonly Part[], sampleRate = 48_000): MeasuredLoudness | null {
  const meter = new LoudnessMeter(sampleRate)
  let frame = 0
  for (const { seconds, dBFS } of parts) {
    const heights = dBFS.map((level) => 10 ** (level / 20))
    const channels = heights.map(() => new Float32Array(quantum))
    for (let left = Math.round(seconds * sampleRate); left > 0; left -= quantum) {
      for (let i = 0; i < quantum; i++, frame++) {
        const value = Math.sin((2 * Math.PI * 1000 * frame) / sampleRate)
        heights.forEach((height, c) => (channels[c]![i] = height * value))
      }
      meter.take(channels)
    }
  }
  return meter.read()
}

const stereo = (seconds: number, level: number): Part => ({ seconds, dBFS: [level, level] })

describe('LoudnessMeter', () => {
  // the synthetic signals 1 to 6 of EBU Tech 3341, with its tolerance of 0.1 LU
  it.each<[string, readonly Part[], number]>([
    ['1', [stereo(20, -23)], -23],
    ['2', [stereo(20, -33)], -33],
    ['3', [stereo(10, -36), stereo(60, -23), stereo(10, -36)], -23],
    ['4', [stereo(10, -72), stereo(10, -36), stereo(60, -23), stereo(10, -36), stereo(10, -72)], -23],
    ['5', [stereo(20, -26), stereo(20.1, -20), stereo(20, -26)], -23],
    ['6', [{ seconds: 20, dBFS: [-28, -28, -24, -30, -30] }], -23],
  ])('measures signal %s of EBU Tech 3341', (_, parts, told) => {
    expect(Math.abs((measure(parts)?.loudness ?? 0) - told)).toBeLessThan(0.1)
  })

  it.each([44_100, 88_200, 96_000])('measures the same at %i Hz', (sampleRate) => {
    const loudness = measure([stereo(5, -36), stereo(10, -23)], sampleRate)?.loudness ?? 0
    expect(Math.abs(loudness + 23)).toBeLessThan(0.1)
  })

  it('weights the channels: one alone is 3 LU below two, the lowest frequencies are nothing', () => {
    expect(measure([{ seconds: 5, dBFS: [-20] }])?.loudness).toBeCloseTo(-23, 1)
    const six = [-28, -28, -24, 0, -30, -30]
    expect(measure([{ seconds: 5, dBFS: six }])?.loudness).toBeCloseTo(-23, 1)
    const four = [-200, -200, -23, -23]
    expect(measure([{ seconds: 5, dBFS: four }])?.loudness).toBeCloseTo(-21.5, 1)
  })

  it('measures the peak of the highest channel', () => {
    const peak = measure([{ seconds: 1, dBFS: [-20, -6] }])?.peak ?? 0
    expect(20 * Math.log10(peak)).toBeCloseTo(-6, 1)
  })

  it('measures nothing in silence, and in less than a block', () => {
    expect(measure([stereo(5, -90)])).toBeNull()
    expect(measure([stereo(0.3, -20)])).toBeNull()
    expect(measure([])).toBeNull()
  })

  it('takes more channels than it knows, and none', () => {
    expect(measure([{ seconds: 1, dBFS: Array.from({ length: 8 }, () => -20) }])).not.toBeNull()
    const meter = new LoudnessMeter(48_000)
    meter.take([])
    expect(meter.read()).toBeNull()
  })

  it('forgets a sound in the silence after it', () => {
    const loud = measure([stereo(3, -20)])?.loudness ?? 0
    const after = measure([stereo(3, -20), stereo(60, -200)])?.loudness ?? 0
    expect(Math.abs(after - loud)).toBeLessThan(0.6)
  })
})
