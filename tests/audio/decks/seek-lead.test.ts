import { describe, expect, it } from 'vitest'
import { seekLead } from '../../../src/audio/decks/seek-lead'

/** Forty seconds in 1533 frames of one size. */
const file = { rate: 44_100, frameSamples: 1152, delay: 1105, constant: true, share: 1 / 1534 }

/** As measured in Chromium 156: samples by which its clock is ahead of the sound. */
const samples = (info: typeof file, to: number) => Math.round(seekLead(info, to) * info.rate)

describe('seekLead', () => {
  it('is nothing at the start', () => {
    expect(seekLead(file, 0)).toBe(0)
    expect(seekLead(file, 0.02)).toBe(0)
  })

  it('is the delay of coding in the first half of a file, and a frame less in the second', () => {
    for (const to of [0.05, 3.3, 11.1, 19.6]) expect(samples(file, to)).toBe(1105)
    for (const to of [20.4, 29.9, 36.6]) expect(samples(file, to)).toBe(-47)
  })

  it('follows shorter frames', () => {
    const low = { ...file, rate: 22_050, frameSamples: 576 }
    expect(samples(low, 19.6)).toBe(1105)
    expect(samples(low, 20.4)).toBe(529)
  })

  it('takes no more than the delay for known where frames are of many sizes, or uncounted', () => {
    expect(samples({ ...file, constant: false }, 30)).toBe(1105)
    expect(samples({ ...file, share: 0 }, 30)).toBe(1105)
  })
})
