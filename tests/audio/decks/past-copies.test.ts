import { describe, expect, it } from 'vitest'
import { pastCopies } from '../../../src/audio/decks/past-copies'

describe('pastCopies', () => {
  it.each([
    ['/api/media/song/1.mp3?level=standard', '/api/media/song/1.mp3?level=standard#3'],
    ['https://media.test/1.mp3#t=10', 'https://media.test/1.mp3#3'],
    ['blob:https://media.test/7', 'blob:https://media.test/7'],
    ['data:audio/wav;base64,AAAA', 'data:audio/wav;base64,AAAA'],
  ])('asks the server of %s for the same file', (url, asked) => {
    expect(pastCopies(url, 3)).toBe(asked)
  })

  it('has another name for each opening', () => {
    expect(pastCopies('/1.mp3', 1)).not.toBe(pastCopies('/1.mp3', 2))
  })
})
