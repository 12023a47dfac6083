import { describe, expect, it } from 'vitest'
import { loudnessGain } from '../../../src/domain/loudness/loudness-gain'

const track = { gain: -6, peak: 1 }
const album = { gain: -8, peak: 1 }
const known = { track, album, unmeasured: false }
const unknown = { track: null, album: null, unmeasured: true }

const inAlbum = { inAlbum: true }
const alone = { inAlbum: false }

const dB = (gain: number) => 20 * Math.log10(gain)

describe('loudnessGain', () => {
  it('leaves the sound as it is when switched off, and when nothing is known', () => {
    expect(loudnessGain(known, 'off', inAlbum)).toBe(1)
    expect(loudnessGain(unknown, 'track', alone)).toBe(1)
    expect(loudnessGain(unknown, 'album', inAlbum)).toBe(1)
  })

  it('takes the gain of the album only within it, and of the track elsewhere', () => {
    expect(dB(loudnessGain(known, 'track', inAlbum))).toBeCloseTo(-6)
    expect(dB(loudnessGain(known, 'album', inAlbum))).toBeCloseTo(-8)
    expect(dB(loudnessGain(known, 'album', alone))).toBeCloseTo(-6)
    expect(dB(loudnessGain({ ...known, album: null }, 'album', inAlbum))).toBeCloseTo(-6)
    expect(loudnessGain({ ...known, track: null }, 'album', alone)).toBe(1)
  })

  it.each([
    [12, 0.1, 12],
    [12, 0.5, 5.02],
    [3, 1, -1],
    [3, null, -1],
    [0.5, 1.2, -2.58],
    [-6, 1.2, -6],
    [-0.5, 1, -1],
  ])('plays a gain of %d dB and a peak of %s at %d dB', (gain, peak, heard) => {
    const levels = { track: { gain, peak }, album: null, unmeasured: false }
    expect(dB(loudnessGain(levels, 'track', alone))).toBeCloseTo(heard, 1)
  })

  it('lifts no peak above -1 dB, whatever was told', () => {
    for (let gain = -60; gain <= 60; gain += 0.7)
      for (const peak of [0.001, 0.2, 0.891, 1, 1.5, 100]) {
        const levels = { track: { gain, peak }, album: null, unmeasured: false }
        expect(dB(loudnessGain(levels, 'track', alone) * peak)).toBeLessThanOrEqual(-1 + 1e-9)
      }
  })
})
