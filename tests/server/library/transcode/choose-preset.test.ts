import { describe, expect, it } from 'vitest'
import type { Song } from '../../../../server/library/catalogue/songs'
import { choosePreset } from '../../../../server/library/transcode/choose-preset'
import type { Quality } from '../../../../src/contract/replies/stream'

const lossy = {
  lossless: false,
  bitrate: 320_000,
  sampleRate: 44_100,
  bits: 0,
  durationMs: 200_000,
  codec: 'mp3',
}
const lossless = { ...lossy, lossless: true, bitrate: 900_000, bits: 16, codec: 'flac' }
const song = (facts: object) => facts as Song

describe('choosePreset', () => {
  it.each<[string, object, Quality, boolean, boolean, string | null]>([
    ['a file that is played, at the default level', lossless, 'exhigh', true, false, null],
    ['the same at the highest levels', lossless, 'jymaster', true, false, null],
    ['the same at a low level', lossless, 'standard', true, false, 'standard'],
    ['the same where data is saved', lossless, 'exhigh', true, true, 'higher'],
    ['a lossy file clearly above the level', lossy, 'higher', true, false, 'higher'],
    ['a lossy file hardly above the level', { ...lossy, bitrate: 150_000 }, 'standard', true, false, null],
    ['a lossy file below the level', { ...lossy, bitrate: 96_000 }, 'standard', true, true, null],
    ['a lossless file that cannot be played', lossless, 'exhigh', false, false, 'lossless'],
    ['the same at a low level', lossless, 'higher', false, false, 'higher'],
    ['a lossy file that cannot be played', lossy, 'lossless', false, false, 'exhigh'],
    [
      'a lossless file of many hours',
      { ...lossless, durationMs: 36_000_000 },
      'exhigh',
      false,
      false,
      'exhigh',
    ],
  ])('decides about %s', (_name, facts, level, isPlayable, saveData, preset) => {
    expect(choosePreset(song(facts), { level, isPlayable, playsWav: true, saveData })).toBe(preset)
  })

  it('takes MP3 for a browser that plays no WAV', () => {
    const choice = { level: 'exhigh', isPlayable: false, playsWav: false, saveData: false } as const
    expect(choosePreset(song(lossless), choice)).toBe('exhigh')
  })
})
