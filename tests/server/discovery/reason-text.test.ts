import { describe, expect, it } from 'vitest'
import { reasonText } from '../../../server/discovery/reason-text'
import { asWritten } from '../../support/server/as-written'

describe('reasonText', () => {
  it.each([
    ['liked', '你喜欢的歌', 'You like this one'],
    ['likedArtist:Mo: Live', '根据你喜欢的 Mo: Live 推荐', 'Because you like Mo: Live'],
    ['oftenPlayed:雨', '因为你常听 雨', 'Because you often play 雨'],
    ['因为你常听 Mo', '因为你常听 Mo', '因为你常听 Mo'],
    ['toString', 'toString', 'toString'],
    ['', '', ''],
  ])('puts %j into words', (stored, chinese, english) => {
    expect(asWritten(reasonText(stored))).toBe(chinese)
    expect(asWritten(reasonText(stored), 'en')).toBe(english)
  })
})
