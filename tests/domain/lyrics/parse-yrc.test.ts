import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WordLine } from '../../../src/domain/lyrics/lyric-data'
import { lyricLimits } from '../../../src/domain/lyrics/lyric-limits'
import { parseYrc } from '../../../src/domain/lyrics/parse-yrc'

function linesOf(text: string): WordLine[] {
  const parsed = parseYrc(text)
  if (!parsed.ok) throw new Error(parsed.failure.kind)
  return parsed.value.lines
}

/** Words as `[text, start as in the file, duration]`, in milliseconds. */
function wordsOf(text: string): [string, number, number][] {
  return (linesOf(text)[0]?.content ?? []).map((word) => [
    word.content,
    Math.round(word.time * 1000),
    Math.round(word.duration * 1000),
  ])
}

describe('parseYrc', () => {
  it('returns every word at its time in the file', () => {
    expect(linesOf('[16210,3460](16210,670,0)第(16880,410,0)一(17290,2380,0)行')).toEqual([
      {
        time: 16.21,
        endTime: 19.67,
        content: [
          { time: 16.21, duration: 0.67, content: '第' },
          { time: 16.88, duration: 0.41, content: '一' },
          { time: 17.29, duration: 2.38, content: '行' },
        ],
      },
    ])
  })

  it.each<[string, string, [string, number, number][]]>([
    [
      'adds an untimed space to the previous word',
      '[0,9](1,2,0)a(0,0,0) (4,2,0)b',
      [
        ['a ', 1, 2],
        ['b', 4, 2],
      ],
    ],
    [
      'adds a timed space to the previous word',
      '[0,9](1,2,0)a(3,1,0) (4,2,0)b',
      [
        ['a ', 1, 2],
        ['b', 4, 2],
      ],
    ],
    [
      'keeps a space inside a word',
      '[0,9](1,2,0)a b(4,2,0)c',
      [
        ['a b', 1, 2],
        ['c', 4, 2],
      ],
    ],
    [
      'keeps round brackets of the text',
      '[0,9](1,2,0)a(b)(4,2,0)((c',
      [
        ['a(b)', 1, 2],
        ['((c', 4, 2],
      ],
    ],
    [
      'keeps two numbers in brackets as text',
      '[0,9](1,2,0)a(1,2)(4,2,0)c',
      [
        ['a(1,2)', 1, 2],
        ['c', 4, 2],
      ],
    ],
    [
      'keeps a word without duration',
      '[0,9](1,0,0)a(4,2,0)c',
      [
        ['a', 1, 0],
        ['c', 4, 2],
      ],
    ],
    [
      'moves a word that starts before the previous one',
      '[0,9](5,2,0)a(4,2,0)b',
      [
        ['a', 5, 2],
        ['b', 5, 2],
      ],
    ],
    ['drops words without text', '[0,9](1,2,0)(3,2,0)b(4,1,0)', [['b', 3, 2]]],
    ['drops blank words at both ends', '[0,9](1,2,0) (3,2,0) b (4,1,0) ', [['b', 3, 2]]],
    ['reads text without stamps as one word', '[5,9]abc', [['abc', 5, 9]]],
    [
      'reads text before the first stamp as a word',
      '[5,9]x(7,1,0)y',
      [
        ['x', 5, 0],
        ['y', 7, 1],
      ],
    ],
    [
      'keeps characters outside the BMP whole',
      '[0,9](1,2,0)👩‍👩‍👧(4,2,0)𠮷',
      [
        ['👩‍👩‍👧', 1, 2],
        ['𠮷', 4, 2],
      ],
    ],
    [
      'keeps markup as text',
      '[0,9](1,2,0)<b>(4,2,0)&amp;',
      [
        ['<b>', 1, 2],
        ['&amp;', 4, 2],
      ],
    ],
    [
      'keeps a gap between words',
      '[0,99](1,2,0)a(50,2,0)b',
      [
        ['a', 1, 2],
        ['b', 50, 2],
      ],
    ],
    [
      'keeps words that overlap',
      '[0,9](1,5,0)a(3,2,0)b',
      [
        ['a', 1, 5],
        ['b', 3, 2],
      ],
    ],
    ['keeps a word of more than ten seconds', '[0,9](1,12345,0)a', [['a', 1, 12_345]]],
    [
      'adds invisible characters to the previous word',
      '[0,9](1,2,0)a(3,0,0)\u200b(4,2,0)b',
      [
        ['a\u200b', 1, 2],
        ['b', 4, 2],
      ],
    ],
    [
      'keeps square brackets and the stamps of other formats',
      '[0,9](1,2,0)[x](4,2,0)[00:01.00]<00:01.00>',
      [
        ['[x]', 1, 2],
        ['[00:01.00]<00:01.00>', 4, 2],
      ],
    ],
    ['keeps full-width brackets', '[0,9](1,2,0)（嗯）', [['（嗯）', 1, 2]]],
  ])('%s', (_, text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  it.each([
    ['the line', '[1000,5000](1000,500,0)a', 6],
    ['the last word', '[1000,500](1000,2500,0)a', 3.5],
    ['the longest word', '[1000,500](1000,9000,0)a(2000,100,0)b', 10],
  ])('ends a line with %s when that is later', (_, text, endTime) => {
    expect(linesOf(text)[0]?.endTime).toBe(endTime)
  })

  it('starts a line with its first word when that is earlier', () => {
    expect(linesOf('[1000,500](900,200,0)a')[0]?.time).toBe(0.9)
  })

  it('moves a word that starts long before its line', () => {
    expect(linesOf('[60000,500](5,200,0)a')[0]?.time).toBe(59)
  })

  it('sorts lines by time and keeps overlapping ones', () => {
    const text = '[5000,1000](5000,1000,0)b\n[1000,6000](1000,6000,0)a\r[5000,10](5000,10,0)c'
    expect(linesOf(text).map((line) => line.content[0]?.content)).toEqual(['a', 'b', 'c'])
  })

  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['a lone CR', '\r'],
  ])('separates lines at %s, with a byte order mark and spaces around them', (_, end) => {
    const text = ['\ufeff[1,2](1,2,0)a ', ' [3,4](3,4,0)b', ''].join(end)
    expect(linesOf(text).map((line) => line.content[0]?.content)).toEqual(['a', 'b'])
  })

  it.each([
    ['a plain LRC row', '[00:01.00]a'],
    ['a row without numbers', 'hello'],
    ['a line without words', '[1,2]'],
    ['numbers too long to be times', '[1234567890,1](1,1,0)a'],
    ['nothing', ''],
  ])('finds no line in %s', (_, text) => {
    expect(linesOf(text)).toEqual([])
  })

  it('returns JSON rows as credits', () => {
    expect(parseYrc('{"t":0,"c":[{"tx":"作曲: "},{"tx":"某人"}]}\n[1,2](1,2,0)a')).toMatchObject({
      value: { credits: ['作曲: 某人'], lines: [{ time: 0.001 }] },
    })
  })

  it.each([
    ['more characters than allowed', ' '.repeat(lyricLimits.characters + 1)],
    ['more rows than allowed', '[1,2](1,2,0)a\n'.repeat(lyricLimits.lines + 1)],
  ])('refuses %s', (_, text) => {
    expect(parseYrc(text)).toEqual({ ok: false, failure: { kind: 'tooLarge' } })
  })

  it('omits a line of a hundred thousand words', () => {
    const text = `[1,2]${'(1,2,0)a'.repeat(100_000)}\n[3,4](3,4,0)b`
    expect(parseYrc(text)).toMatchObject({ value: { lines: [{ time: 0.003 }], omittedLines: 1 } })
  })

  it.each([
    ['open brackets', `[1,2]${'('.repeat(1000)}`, 1],
    ['half stamps', `[1,2](1,2,0)${'(1,2,'.repeat(300)}`, 1],
    ['a hundred thousand empty words', `[1,2]${'(1,2,0)'.repeat(100_000)}`, 0],
    ['spaces', `[1,2](1,2,0)${' '.repeat(1_000_000)}`, 0],
  ])('finishes on a line full of %s', (_, text, count) => {
    expect(linesOf(text)).toHaveLength(count)
  })

  it('returns sorted, finite times for any input', () => {
    const pieces = fc.constantFrom(
      '[1,2]',
      '[900,3]',
      '(1,2,0)',
      '(0,0,0)',
      '(7,1,0)',
      '(5000,99,0)',
      '(',
      ')',
      ' ',
      'a',
      '中',
      '\n',
    )
    const texts = fc.oneof(
      fc.string(),
      fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        let lineBefore = 0
        for (const line of linesOf(text)) {
          expect(line.time).toBeGreaterThanOrEqual(lineBefore)
          lineBefore = line.time
          let wordBefore = line.time - 1e-9
          expect(line.content.length).toBeGreaterThan(0)
          for (const word of line.content) {
            expect(word.time).toBeGreaterThan(wordBefore)
            expect(word.time + word.duration).toBeLessThanOrEqual(line.endTime + 1e-9)
            wordBefore = word.time - 1e-9
          }
        }
      }),
    )
  })
})
