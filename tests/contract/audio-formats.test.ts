import { describe, expect, it } from 'vitest'
import { mediaTypeOf, playableFormats } from '../../src/contract/audio-formats'

describe('mediaTypeOf', () => {
  it('tells browsers apart by the codes in a container', () => {
    expect(mediaTypeOf('mp3', 'mp3')).toBe('audio/mpeg')
    expect(mediaTypeOf('m4a', 'alac')).toBe('audio/mp4; codecs="alac"')
    expect(mediaTypeOf('m4a', 'other')).toBeNull()
    const asked: string[] = []
    const formats = playableFormats((type) => asked.push(type) > 0 && /mpeg|opus/.test(type))
    expect(formats).toEqual(['mp3-mp3', 'm4a-opus', 'ogg-opus', 'webm-opus', 'mka-opus'])
    expect(asked).toContain('audio/flac')
  })
})
