import { describe, expect, it } from 'vitest'
import { seekLead } from '../../../src/audio/decks/element-clock'

/** Forty seconds in 1533 frames of the same size. */
const file = {
  sampleRate: 44_100,
  samplesPerFrame: 1152,
  encoderDelay: 1105,
  constantBitRate: true,
  firstFrameShare: 1 / 1534,
}

/** As measured in Chromium 156: samples by which its clock is ahead of the sound. */
const samples = (info: typeof file, to: number) => Math.round(seekLead(info, to) * info.sampleRate)

describe('seekLead', () => {
  it('is 0 at the beginning', () => {
    expect(seekLead(file, 0)).toBe(0)
    expect(seekLead(file, 0.02)).toBe(0)
  })

  it('is the encoder delay in the first half of a file, and a frame less in the second half', () => {
    for (const to of [0.05, 3.3, 11.1, 19.6]) expect(samples(file, to)).toBe(1105)
    for (const to of [20.4, 29.9, 36.6]) expect(samples(file, to)).toBe(-47)
  })

  it('works with shorter frames', () => {
    const low = { ...file, sampleRate: 22_050, samplesPerFrame: 576 }
    expect(samples(low, 19.6)).toBe(1105)
    expect(samples(low, 20.4)).toBe(529)
  })

  it('is only the encoder delay when frames have different sizes or are not counted', () => {
    expect(samples({ ...file, constantBitRate: false }, 30)).toBe(1105)
    expect(samples({ ...file, firstFrameShare: 0 }, 30)).toBe(1105)
  })
})
