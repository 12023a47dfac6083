import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lyricLimits } from '../../../src/domain/lyrics/lyric-limits'
import { parseLrc } from '../../../src/domain/lyrics/parse-lrc'

function linesOf(text: string): unknown {
  const parsed = parseLrc(text)
  return parsed.ok ? parsed.value.lines : parsed.failure
}

describe('parseLrc', () => {
  it.each([
    ['two fraction digits', '[00:16.21]a', 16.21],
    ['three fraction digits', '[00:16.215]a', 16.215],
    ['one fraction digit', '[00:16.2]a', 16.2],
    ['no fraction', '[01:02]a', 62],
    ['a colon before the fraction', '[00:16:21]a', 16.21],
    ['a one-digit minute', '[1:02.50]a', 62.5],
    ['hours', '[01:00:02.50]a', 3602.5],
    ['the largest time', '[99:99.99]a', 6039.99],
    ['a suffix in the stamp', '[00:12.34-1]a', 12.34],
    ['spaces around', '  [00:01.00]  a  ', 1],
    ['a byte order mark', '\uFEFF[00:01.00]a', 1],
  ])('reads %s', (_, text, time) => {
    expect(linesOf(text)).toEqual([{ time, content: 'a' }])
  })

  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['a lone CR', '\r'],
    ['blank rows', '\n \r\n\n'],
  ])('separates rows at %s', (_, end) => {
    expect(linesOf(`[00:01.00]a${end}[00:02.00]b`)).toEqual([
      { time: 1, content: 'a' },
      { time: 2, content: 'b' },
    ])
  })

  it.each([
    ['no stamp', 'just text'],
    ['a stamp without text', '[00:01.00]'],
    ['a stamp with only zero-width text', '[00:01.00]\u200b \u2060'],
    ['tags', '[ti:Song]\n[AR:One]\n[al:x][by:y]'],
    ['letters in the stamp', '[00:xx.00]a'],
    ['an unclosed stamp', '[00:01.00'],
    ['a negative stamp', '[-1:00.00]a'],
    ['a JSON row', '{"t":0,"c":[{"tx":"作词: "}]}'],
    ['a broken JSON row', '{"t":0,"c":'],
    ['nothing', ''],
  ])('finds no line in %s', (_, text) => {
    expect(linesOf(text)).toEqual([])
  })

  it('returns a row with several stamps several times, sorted by time', () => {
    expect(linesOf('[01:00.00] [00:10.00]again\n[00:30.00]between')).toEqual([
      { time: 10, content: 'again' },
      { time: 30, content: 'between' },
      { time: 60, content: 'again' },
    ])
  })

  it('keeps brackets that are part of the text', () => {
    expect(linesOf('[00:01.00][Chorus] la [la] [00:02.00]')).toEqual([
      { time: 1, content: '[Chorus] la [la] [00:02.00]' },
    ])
  })

  it.each([
    ['a whole line in square brackets', '[Chorus]'],
    ['a whole line in round brackets', '(la la)'],
    ['an invalid stamp', '[00:xx]a'],
    ['an angle bracket', 'I <3 you'],
    ['a row of a word-timed file', '(1,2,0)a'],
  ])('keeps %s as text', (_, text) => {
    expect(linesOf(`[00:01.00]${text}`)).toEqual([{ time: 1, content: text }])
  })

  it('ends the lines before an empty row with a stamp', () => {
    expect(linesOf('[00:01.00]a\n[00:01.00]b\n[00:05.00]\n[00:09.00]c')).toEqual([
      { time: 1, endTime: 5, content: 'a' },
      { time: 1, endTime: 5, content: 'b' },
      { time: 9, content: 'c' },
    ])
  })

  it.each([
    ['[offset:500]', 9.5],
    ['[OFFSET: +500 ]', 9.5],
    ['[offset:-500]', 10.5],
    ['[offset:20000]', 0],
    ['[offset:soon]', 10],
    ['[offset:]', 10],
  ])('moves every line by %s', (tag, time) => {
    expect(linesOf(`[00:10.00]a\n${tag}`)).toEqual([{ time, content: 'a' }])
  })

  it('returns JSON rows as credits, without their links', () => {
    const row = '{"t":0,"c":[{"tx":"作曲: "},{"tx":"某人","li":"http://p1.example/1.jpg"}]}'
    expect(parseLrc(`${row}\n[00:01.00]a`)).toMatchObject({ value: { credits: ['作曲: 某人'] } })
  })

  it('reads words with their own stamps', () => {
    const text =
      '[offset:100]\n[00:30.00]<00:30.00>word <00:30.40>by <00:30.90>word<00:31.50>\n[00:40.00]<00:40.00>end'
    expect(parseLrc(text)).toMatchObject({
      value: {
        lines: [
          { time: 29.9, content: 'word by word' },
          { time: 39.9, content: 'end' },
        ],
        wordLines: [
          {
            time: 29.9,
            endTime: 31.4,
            content: [
              { time: 29.9, duration: 0.4, content: 'word ' },
              { time: 30.3, duration: 0.5, content: 'by ' },
              { time: 30.8, duration: 0.6, content: 'word' },
            ],
          },
          { time: 39.9, endTime: 40.9, content: [{ time: 39.9, duration: 1, content: 'end' }] },
        ],
      },
    })
  })

  it.each<[string, string, [string, number, number][]]>([
    [
      'text before the first stamp',
      'o<00:01.00>h <00:02.00>no<00:03.00>',
      [
        ['oh ', 1, 1],
        ['no', 2, 1],
      ],
    ],
    ['a first word that starts with its line', 'oh<00:03.00>', [['oh', 1, 2]]],
    [
      'a stamp before a space',
      '<00:01.00>a<00:02.00> <00:03.00>b<00:04.00>',
      [
        ['a ', 1, 1],
        ['b', 3, 1],
      ],
    ],
    [
      'stamps that run backwards',
      '<00:05.00>a<00:03.00>b<00:06.00>',
      [
        ['a', 5, 0],
        ['b', 5, 1],
      ],
    ],
    ['a stamp before its line', '<00:00.50>a<00:02.00>', [['a', 1, 1]]],
    ['the same stamp twice', '<00:01.00><00:01.00>a<00:02.00>', [['a', 1, 1]]],
    ['spaces around', ' <00:01.00> a <00:02.00> ', [['a', 1, 1]]],
    [
      'square brackets',
      'A[00:01.20]lu[00:01.50]',
      [
        ['A', 1, 0.2],
        ['lu', 1.2, 0.3],
      ],
    ],
  ])('reads stamped words with %s', (_, content, words) => {
    const parsed = parseLrc(`[00:01.00]${content}`)
    const [line] = parsed.ok ? parsed.value.wordLines : []
    const read = line?.content.map((word) => [word.content, word.time, word.duration])
    expect(read).toEqual(words)
  })

  it.each(['[bg:(ooh)]', '[bg:]', '[bg:<00:01.00>', '[bg:<00:xx>a]'])('reads no line from %s', (row) => {
    expect(linesOf(row)).toEqual([])
  })

  it('keeps a line that only looks like the name of a voice', () => {
    expect(linesOf('[00:01.00]v1: up')).toEqual([{ time: 1, content: 'v1: up' }])
  })

  it('returns nothing for a row with stamps only', () => {
    expect(linesOf('[00:01.00]<00:01.00> <00:02.00>')).toEqual([])
  })

  it('keeps the duration of a last word although a translation starts at the same time', () => {
    expect(parseLrc('[00:01.00]<00:01.00>a\n[00:01.00]b\n[00:01.40]c')).toMatchObject({
      value: { wordLines: [{ content: [{ duration: 0.4 }] }, { endTime: 1.4 }, {}] },
    })
  })

  it('ends the last word when the next line starts soon', () => {
    expect(parseLrc('[00:01.00]<00:01.00>a\n[00:01.50]b')).toMatchObject({
      value: {
        wordLines: [
          { endTime: 1.5, content: [{ duration: 0.5 }] },
          { endTime: 6.5, content: [{ content: 'b' }] },
        ],
      },
    })
  })

  it('returns a row of stamped words with two stamps as plain lines only', () => {
    expect(parseLrc('[00:01.00][00:09.00]<00:01.00>a <00:02.00>b')).toMatchObject({
      value: {
        lines: [
          { time: 1, content: 'a b' },
          { time: 9, content: 'a b' },
        ],
        wordLines: [],
      },
    })
  })

  it('keeps markup as text', () => {
    expect(linesOf('[00:01.00]<img src=x onerror=alert(1)> & "co"')).toEqual([
      { time: 1, content: '<img src=x onerror=alert(1)> & "co"' },
    ])
  })

  it.each([
    ['more characters than allowed', ' '.repeat(lyricLimits.characters + 1)],
    ['more rows than allowed', '[00:01.00]a\n'.repeat(lyricLimits.lines + 1)],
    ['more stamps than lines allowed', `${'[00:01.00]'.repeat(lyricLimits.lines + 1)}a`],
  ])('refuses %s', (_, text) => {
    expect(linesOf(text)).toEqual({ kind: 'tooLarge' })
  })

  it.each([
    ['spaces', `[00:01.00]${' '.repeat(1_000_000)}`],
    ['open brackets', '['.repeat(1_000_000)],
    ['half stamps', '[00:01.'.repeat(250_000)],
    ['digits', `[${'9'.repeat(1_000_000)}`],
    ['nested JSON', `{"c":${'['.repeat(100_000)}}`],
  ])('finishes on a file full of %s', (_, text) => {
    expect(linesOf(text)).toEqual([])
  })

  it('returns sorted, finite times for any input', () => {
    const pieces = fc.constantFrom(
      '[',
      ']',
      '00:01.5',
      '1:2:3.4',
      ':',
      '.',
      '-1',
      '\n',
      '\r',
      ' ',
      'a',
      '{"c":[]}',
      '[offset:9]',
      '<00:02.5>',
    )
    const texts = fc.oneof(
      fc.string(),
      fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const parsed = parseLrc(text)
        if (!parsed.ok) throw new Error(parsed.failure.kind)
        let before = 0
        for (const word of parsed.value.wordLines.flatMap((line) => line.content)) {
          expect(word.time).toBeGreaterThan(0)
          expect(word.duration).toBeGreaterThanOrEqual(0)
          expect(word.time + word.duration).toBeLessThan(Infinity)
        }
        for (const line of parsed.value.lines) {
          expect(line.time).toBeGreaterThanOrEqual(before)
          expect(line.time).toBeLessThan(Infinity)
          expect(line.content.trim()).not.toBe('')
          if (line.endTime !== undefined) expect(line.endTime).toBeGreaterThan(line.time)
          before = line.time
        }
      }),
    )
  })
})
