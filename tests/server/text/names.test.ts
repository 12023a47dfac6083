import { describe, expect, it } from 'vitest'
import { parseFileName, normaliseName, splitArtists } from '../../../server/text/names'

describe('splitArtists', () => {
  it.each([
    ['甲', ['甲']],
    ['甲、乙', ['甲', '乙']],
    ['甲/乙', ['甲', '乙']],
    ['One Voice; Two Voices', ['One Voice', 'Two Voices']],
    ['One；Two', ['One', 'Two']],
    ['Alpha / Beta', ['Alpha', 'Beta']],
    ['Alpha/Beta', ['Alpha', 'Beta']],
    ['AC/DC', ['AC/DC']],
    ['M/A/R/R/S', ['M/A/R/R/S']],
    ['Simon & Garfunkel', ['Simon & Garfunkel']],
    ['Earth, Wind & Fire', ['Earth, Wind & Fire']],
    ['; ;', []],
  ])('splits %s into its artists', (value, artists) => {
    expect(splitArtists(value)).toEqual(artists)
  })
})

describe('parseFileName', () => {
  it.each([
    ['Title', null, 'Title', 0],
    ['Artist - Title', 'Artist', 'Title', 0],
    ['01 - Artist - Title', 'Artist', 'Title', 1],
    ['03. Title', null, 'Title', 3],
    ['07 Title', null, 'Title', 7],
    ['99 Luftballons', null, '99 Luftballons', 0],
    ['歌手 - 歌名 - 现场', '歌手', '歌名 - 现场', 0],
    ['- Title', null, '- Title', 0],
    ['01', null, '01', 0],
  ])('reads %s', (stem, artist, title, trackNo) => {
    expect(parseFileName(stem)).toEqual({ artist, title, trackNo })
  })
})

describe('normaliseName', () => {
  it('gives one artist one form whatever the width, case and spaces', () => {
    expect(normaliseName(' Ｔhe  BAND ')).toBe(normaliseName('the band'))
  })
})
