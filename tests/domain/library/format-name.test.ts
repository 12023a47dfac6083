import { describe, expect, it } from 'vitest'
import { formatName, libraryEndings } from '../../../src/domain/library/format-name'

describe('formatName', () => {
  it.each([
    ['flac', 'flac', 'FLAC'],
    ['m4a', 'alac', 'M4A (ALAC)'],
    ['ogg', 'opus', 'OGG (Opus)'],
    ['wv', 'wavpack', 'WavPack'],
    ['wav', 'pcm', 'WAV (PCM)'],
    ['m4a', 'other', 'M4A'],
    ['new', 'constructor', 'NEW'],
  ])('names %s with %s %s', (container, codec, name) => {
    expect(formatName(container, codec)).toBe(name)
  })

  it('lists what files a library is made of', () => {
    expect(libraryEndings).toEqual(expect.arrayContaining(['mp3', 'flac', 'm4a', 'ogg']))
  })
})
