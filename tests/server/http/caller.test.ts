import { describe, expect, it } from 'vitest'
import { sessionTokens } from '../../../server/http/caller'

const a = 'a'.repeat(64)
const b = 'b'.repeat(64)

const tokens = (header: string | null, parameter?: string) =>
  sessionTokens(
    new Request('http://127.0.0.1/api/x', header === null ? {} : { headers: { Cookie: header } }),
    new Map(parameter === undefined ? [] : [['cookie', parameter]]),
  )

describe('sessionTokens', () => {
  it.each([
    [null, undefined, []],
    [`MUSIC_U=${a}`, undefined, [a]],
    [`os=pc; MUSIC_U=${a}; __csrf=1`, undefined, [a]],
    [null, `MUSIC_U=${a}; os=pc`, [a]],
    [null, `MUSIC_U%3D${a}%3B%20os%3Dpc`, [a]],
    [null, `MUSIC_U=${a};Max-Age=15552000;Path=/;HttpOnly;__csrf=1`, [a]],
    [`MUSIC_U=${b}`, `MUSIC_U=${a}`, [a, b]],
    [`MUSIC_U=${a}`, `MUSIC_U=${a}`, [a]],
    [`MUSIC_U=${b}`, 'MUSIC_U=kept-in-the-httponly-cookie', [b]],
    [`MUSIC_U=${b}`, '%', [b]],
    ['MUSIC_U=', 'MUSIC_U', []],
    [`XMUSIC_U=${a}; MUSIC_U=${a.toUpperCase()}; MUSIC_UX=${a}`, a, []],
    [`MUSIC_U=${a}${a}`, undefined, []],
  ])('reads from the cookies %j and the parameter %j the tokens %j', (header, parameter, found) => {
    expect(tokens(header, parameter)).toEqual(found)
  })
})
