import { describe, expect, it } from 'vitest'
import { cleanComment } from '../../../../server/listeners/comments/comment-writer'

describe('cleanComment', () => {
  it.each([
    ['  好听 [流泪]\n', '好听 [流泪]'],
    ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['a\0b\u0007c\u009fd\te', 'abcd e'],
    ['<script>alert(1)</script> & "q"', '<script>alert(1)</script> & "q"'],
    ['half \ud83d of a face, whole 😀', 'half  of a face, whole 😀'],
    ['\u202egnp.exe', 'gnp.exe'],
    [' \u3000\n\0\n ', ''],
  ])('turns %j into %j', (given, kept) => {
    expect(cleanComment(given)).toBe(kept)
  })
})
