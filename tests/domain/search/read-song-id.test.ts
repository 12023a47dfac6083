import { describe, expect, it } from 'vitest'
import { readSongId } from '../../../src/domain/search/read-song-id'

describe('readSongId', () => {
  it.each([
    ['1407551413', 1407551413],
    [' 42 ', 42],
    ['https://music.163.com/#/song?id=1407551413', 1407551413],
    ['http://localhost:5173/song?id=77', 77],
    ['/song?t=5&id=77', 77],
  ])('reads a number and a link to a song: %s', (typed, id) => {
    expect(readSongId(typed)).toBe(id)
  })

  it.each(['', '0', '-5', '4.5', 'song', 'https://music.163.com/#/album?id=5', '/album?id=5', '12 34'])(
    'returns null for anything else: %s',
    (typed) => {
      expect(readSongId(typed)).toBeNull()
    },
  )
})
