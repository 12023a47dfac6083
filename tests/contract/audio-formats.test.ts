import { describe, expect, it } from 'vitest'
import { audioContainers, hasEnding, mediaTypeOf, playableFormats } from '../../src/contract/audio-formats'

describe('audioContainers', () => {
  it('names each container by the first ending of its files', () => {
    for (const [name, { endings }] of Object.entries(audioContainers)) expect(endings[0]).toBe(name)
  })

  it('knows files by their endings in any case', () => {
    expect(hasEnding('m4a', 'M4B')).toBe(true)
    expect(hasEnding('ogg', 'opus')).toBe(true)
    expect(hasEnding('mp3', 'flac')).toBe(false)
  })

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
