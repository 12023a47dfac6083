import { describe, expect, it } from 'vitest'
import { audioEndings, hasEnding } from '../../../../server/library/files/audio-endings'

describe('audioEndings', () => {
  it('names each container by the first ending of its files', () => {
    for (const [name, endings] of Object.entries(audioEndings)) expect(endings[0]).toBe(name)
  })

  it('knows files by their endings in any case', () => {
    expect(hasEnding('m4a', 'M4B')).toBe(true)
    expect(hasEnding('ogg', 'opus')).toBe(true)
    expect(hasEnding('mp3', 'flac')).toBe(false)
  })
})
