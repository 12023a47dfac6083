import { describe, expect, it } from 'vitest'
import { bypassCache } from '../../../src/audio/decks/bypass-cache'

describe('bypassCache', () => {
  it.each([
    ['/api/media/song/1.mp3?level=standard', '/api/media/song/1.mp3?level=standard#3'],
    ['https://media.test/1.mp3#t=10', 'https://media.test/1.mp3#3'],
    ['blob:https://media.test/7', 'blob:https://media.test/7'],
    ['data:audio/wav;base64,AAAA', 'data:audio/wav;base64,AAAA'],
  ])('requests the same file for %s', (url, asked) => {
    expect(bypassCache(url, 3)).toBe(asked)
  })

  it('returns another address for each opening', () => {
    expect(bypassCache('/1.mp3', 1)).not.toBe(bypassCache('/1.mp3', 2))
  })
})
