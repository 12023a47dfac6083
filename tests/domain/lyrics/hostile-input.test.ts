import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildLyrics } from '../../../src/domain/lyrics/build-lyrics'
import type { LyricTexts } from '../../../src/contract/replies/lyric-texts'
import { hostileTexts } from '../../support/lyrics/hostile-texts'

const none: LyricTexts = { lrc: '', tlyric: '', romalrc: '', yrc: '', ytlrc: '', yromalrc: '', ttml: '' }
const kinds = Object.keys(none) as (keyof LyricTexts)[]

/** Returns the contents of the lines of one text, or the kind of failure. */
function contentsOf(texts: Partial<LyricTexts>): string[] | string {
  const built = buildLyrics({ ...none, ...texts })
  return built.ok ? built.value.lrc.map((line) => line.content) : built.failure.kind
}

const many = 100_000

describe('buildLyrics', () => {
  it.each<[string, Partial<LyricTexts>, string[] | string]>([
    ['endless spaces', { lrc: ' '.repeat(many) }, []],
    ['a line with endless spaces inside', { lrc: `[00:01.00]a${' '.repeat(many)}b` }, 'tooLarge'],
    ['a line with endless spaces at its end', { lrc: `[00:01.00]a${' '.repeat(many)}` }, ['a']],
    [
      'a credit with endless spaces',
      { lrc: `[00:01.00]作曲${' '.repeat(1500)}:x\n[00:02.00]b` },
      ['作曲'.concat(' '.repeat(1500), ':x'), 'b'],
    ],
    ['tabs between stamps', { lrc: `${'[00:01.00]\t'.repeat(1000)}a` }, ['a']],
    ['endless line breaks', { lrc: '\r\n'.repeat(many) }, []],
    ['more rows than allowed', { lrc: '[00:01.00]a\n'.repeat(20_001) }, 'tooLarge'],
    [
      'brackets in brackets',
      { lrc: `[00:01.00]${'['.repeat(500)}${']'.repeat(500)}` },
      ['['.repeat(500) + ']'.repeat(500)],
    ],
    ['brackets before a stamp', { lrc: `${'['.repeat(many)}00:01.00]a` }, []],
    ['half a stamp, repeated', { lrc: '[00:01.'.repeat(many) }, []],
    ['half a word stamp, repeated', { lrc: `[00:01.00]${'<00:01.'.repeat(200)}` }, ['<00:01.'.repeat(200)]],
    ['word stamps only', { lrc: `[00:01.00]${'<00:01.00>'.repeat(many)}` }, []],
    [
      'an endless number',
      { lrc: `[${'9'.repeat(many)}:00.00]a`, yrc: `[${'9'.repeat(many)},1](1,1,0)a` },
      [],
    ],
    ['JSON in JSON', { lrc: `{"c":${'['.repeat(many)}${']'.repeat(many)}}\n[00:01.00]a` }, ['a']],
    ['JSON that is not closed', { yrc: `{"c":${'{"c":'.repeat(many)}\n[1,1](1,1,0)a` }, ['a']],
    [
      'JSON that names a prototype',
      { lrc: '{"__proto__":{"c":[{"tx":"x"}]}}\n{"c":{"__proto__":[]}}\n[00:01.00]a' },
      ['a'],
    ],
    [
      'lines with the names of object properties',
      { lrc: '[00:01.00]__proto__\n[00:02.00]constructor' },
      ['__proto__', 'constructor'],
    ],
    ['endless round brackets', { yrc: `[1,2](1,2,0)${'('.repeat(many)}` }, 'tooLarge'],
    ['half a word, repeated', { yrc: `[1,2](1,2,0)a${'(1,2,'.repeat(300)}` }, [`a${'(1,2,'.repeat(300)}`]],
    ['endless empty words', { yrc: `[1,2]${'(1,2,0)'.repeat(many)}(1,2,0)a` }, ['a']],
    [
      'deeply nested elements',
      { ttml: `<p begin="1s">${'<span>'.repeat(20_000)}a${'</span>'.repeat(20_000)}b</p>` },
      ['ab'],
    ],
    [
      'elements that are never closed',
      { ttml: `<p begin="1s">${'<span begin="1s">'.repeat(20_000)}a` },
      ['a'],
    ],
    ['deeply nested blocks', { ttml: `${'<div>'.repeat(20_000)}<p begin="1s">a</p>` }, ['a']],
    ['nested lines', { ttml: '<p begin="1s">a'.repeat(20_000) }, Array.from({ length: 20_000 }, () => 'a')],
    ['endless closing tags', { ttml: `${'</span></p>'.repeat(many)}<p begin="1s">a</p>` }, ['a']],
    ['an endless tag', { ttml: `<p begin="1s"${' a="b"'.repeat(many)}>a</p>` }, ['a']],
    ['repeated attributes', { ttml: `<p ${'begin="1s" '.repeat(many)}>a</p>` }, ['a']],
    ['endless opening brackets', { ttml: '<'.repeat(many) }, []],
    ['comments that never end', { ttml: `<p begin="1s">a</p>${'<!--'.repeat(many)}` }, ['a']],
    ['document types that never end', { ttml: `<p begin="1s">a</p>${'<!DOCTYPE ['.repeat(many)}` }, ['a']],
    ['endless references', { ttml: `<p begin="1s">${'&'.repeat(1000)}</p>` }, ['&'.repeat(1000)]],
    ['halves of surrogate pairs', { lrc: '[00:01.00]a\ud83d\n[00:02.00]\udc00b' }, ['a\ud83d', '\udc00b']],
    ['surrogate pairs split between words', { yrc: '[1,2](1,1,0)\ud83c(2,1,0)\udfb5' }, ['🎵']],
    ['NUL', { lrc: '[00:01.00]a\0b', ttml: '\0<p' }, ['a\0b']],
    ['marks of writing direction', { lrc: '[00:01.00]\u202eabc\u2066' }, ['\u202eabc\u2066']],
    ['invisible characters only', { lrc: '[00:01.00]\u200b\u200f\ufeff\n[00:02.00]\u3000' }, []],
    ['digits of other scripts', { lrc: '[００:０１.００]a\n[٠٠:٠١.٠٠]b' }, []],
    ['binary', { lrc: '\0\x01\x02ID3\xff\xfe[', yrc: 'PK\x03\x04', ttml: '\x89PNG\r\n<' }, []],
    [
      'a web page',
      { lrc: '<!DOCTYPE html><html><body><p>404</p></body></html>', ttml: '<html><p>404</p></html>' },
      [],
    ],
    [
      'a script',
      { lrc: '[00:01.00]<script>alert(1)</script>', ttml: '<script>x</script>' },
      ['<script>alert(1)</script>'],
    ],
  ])('survives %s', (_, texts, contents) => {
    expect(contentsOf(texts)).toEqual(contents)
  })

  it('does not change object prototypes', () => {
    const texts = {
      lrc: '{"__proto__":{"polluted":1}}',
      ttml: '<text for="__proto__">x</text><amll:meta key="__proto__"/>',
    }
    buildLyrics({ ...none, ...texts })
    expect({}).not.toHaveProperty('polluted')
  })

  it('returns valid lines for any texts', () => {
    const replies = fc.record(Object.fromEntries(kinds.map((kind) => [kind, hostileTexts])))
    fc.assert(
      fc.property(replies, (texts) => {
        const built = buildLyrics({ ...none, ...texts })
        if (!built.ok) {
          expect(built.failure).toEqual({ kind: 'tooLarge' })
          return
        }
        const { lrc, yrc, credits } = built.value
        for (const list of [lrc, yrc]) {
          const times = list.map((line) => line.time)
          expect(times).toEqual([...times].sort((a, b) => a - b))
          expect(times.every((time) => time >= 0 && time < Infinity)).toBe(true)
          const texts = list.flatMap((line) => [line.tran ?? 'x', line.roma ?? 'x'])
          expect(texts.every((text) => text.trim() !== '' && text.length <= 2000)).toBe(true)
        }
        for (const line of lrc) {
          expect(line.content.trim()).not.toBe('')
          expect(line.content.length).toBeLessThanOrEqual(2000)
          expect(line.endTime ?? Infinity).toBeGreaterThanOrEqual(line.time)
        }
        for (const line of yrc) {
          expect(line.content.length).toBeGreaterThan(0)
          let before = line.time + 0.1 - 1e-9
          for (const word of line.content) {
            expect(word.time).toBeGreaterThanOrEqual(before)
            expect(word.duration).toBeGreaterThanOrEqual(0)
            expect(word.time - 0.1 + word.duration).toBeLessThanOrEqual(line.endTime + 1e-9)
            before = word.time
          }
        }
        expect(credits.every((credit) => credit !== '')).toBe(true)
      }),
    )
  })
})
