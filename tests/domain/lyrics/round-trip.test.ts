import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WordLine } from '../../../src/domain/lyrics/lyric-data'
import { parseLrc } from '../../../src/domain/lyrics/parse-lrc'
import { parseTtml } from '../../../src/domain/lyrics/parse-ttml'
import { parseYrc } from '../../../src/domain/lyrics/parse-yrc'

/** A line to be written, in milliseconds. There are gaps between words, and spaces at their ends. */
interface Line {
  start: number
  end: number
  words: { start: number; duration: number; text: string }[]
}

const sign = fc.constantFrom(
  ...'aZé中かな한ا٣𠮷🎵',
  '<',
  '>',
  '&',
  '"',
  "'",
  '[',
  ']',
  '(',
  ')',
  '（',
  ':',
  '-',
  '{',
)
const bare = fc.array(sign, { minLength: 1, maxLength: 6 }).map((signs) => signs.join(''))
const duration = fc.integer({ min: 0, max: 2000 })
const rawWord = fc.record({ gap: duration, duration, text: bare, spaced: fc.boolean() })
const rawLine = fc.record({ gap: duration, words: fc.array(rawWord, { minLength: 1, maxLength: 8 }) })

/** Songs whose lines do not overlap. */
const songs = fc.array(rawLine, { maxLength: 20 }).map((rawLines): Line[] => {
  let now = 0
  return rawLines.map(({ gap, words }) => {
    const start = (now += gap + 1)
    const read = words.map((word, at) => {
      const begun = (now += at === 0 ? 0 : word.gap)
      now += word.duration + 1
      const space = word.spaced && at < words.length - 1 ? ' ' : ''
      return { start: begun, duration: word.duration + 1, text: word.text + space }
    })
    return { start, end: now, words: read }
  })
})

const textOf = (line: Line): string => line.words.map((word) => word.text).join('')

const two = (value: number): string => String(value).padStart(2, '0')
const clock = (ms: number): string =>
  `${two(Math.floor(ms / 60_000))}:${two(Math.floor(ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`

const asWordLine = (line: Line): WordLine => ({
  time: line.start / 1000,
  endTime: line.end / 1000,
  content: line.words.map((word) => ({
    time: word.start / 1000,
    duration: word.duration / 1000,
    content: word.text,
  })),
})

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Returns the end of a line's last word. */
function lastEnd({ words }: Line): number {
  const last = words.at(-1)
  return last ? last.start + last.duration : 0
}

const ends = fc.constantFrom('\n', '\r\n', '\r')

describe('parseLrc', () => {
  it('reads songs as they were written', () => {
    fc.assert(
      fc.property(songs, ends, (song, end) => {
        const text = song.map((line) => `[${clock(line.start)}]${textOf(line)}`).join(end)
        expect(parseLrc(text)).toMatchObject({
          value: { lines: song.map((line) => ({ time: line.start / 1000, content: textOf(line) })) },
        })
      }),
    )
  })

  it('reads songs with stamped words as they were written', () => {
    const row = (line: Line): string => {
      const words = line.words.map(({ start, duration, text }) => {
        const space = text.endsWith(' ') ? ' ' : ''
        return `<${clock(start)}>${text.trimEnd()}<${clock(start + duration)}>${space}`
      })
      return `[${clock(line.start)}]${words.join('')}`
    }
    fc.assert(
      fc.property(songs, ends, (song, end) => {
        const parsed = parseLrc(song.map(row).join(end))
        expect(parsed).toMatchObject({ ok: true, value: { omittedLines: 0 } })
        const lines = parsed.ok ? parsed.value.wordLines : []
        expect(lines).toEqual(song.map((line) => ({ ...asWordLine(line), endTime: lastEnd(line) / 1000 })))
      }),
    )
  })
})

describe('parseYrc', () => {
  it.each<[string, (text: string) => string]>([
    ['inside words', (text) => text],
    ['as separate words', (text) => (text.endsWith(' ') ? `${text.trimEnd()}(0,0,0) ` : text)],
  ])('reads what was written, spaces %s', (_, spell) => {
    const row = (line: Line): string => {
      const words = line.words.map((word) => `(${word.start},${word.duration},0)${spell(word.text)}`)
      return `[${line.start},${line.end - line.start}]${words.join('')}`
    }
    fc.assert(
      fc.property(songs, ends, (song, end) => {
        const parsed = parseYrc(song.map(row).join(end))
        expect(parsed).toMatchObject({ value: { lines: song.map(asWordLine), omittedLines: 0 } })
      }),
    )
  })
})

describe('parseTtml', () => {
  const times = ({ start, end }: { start: number; end: number }): string =>
    `begin="${clock(start)}" end="${clock(end)}"`

  it.each<[string, (text: string) => [string, string]]>([
    ['inside words', (text) => [text, '']],
    ['between them', (text) => [text.trimEnd(), text.endsWith(' ') ? ' ' : '']],
    ['and separate rows', (text) => [text, '\n    ']],
  ])('reads what was written, spaces %s', (_, spell) => {
    const row = (line: Line): string => {
      const words = line.words.map(({ start, duration, text }) => {
        const [inside, outside] = spell(text)
        return `<span ${times({ start, end: start + duration })}>${escaped(inside)}</span>${outside}`
      })
      return `<p ${times(line)}>${words.join('')}<span ttm:role="x-translation">t${line.start}</span></p>`
    }
    fc.assert(
      fc.property(songs, ends, (song, end) => {
        const parsed = parseTtml(`<tt><body><div>${song.map(row).join(end)}</div></body></tt>`)
        const expected = song.map((line) => ({ ...asWordLine(line), tran: `t${line.start}` }))
        expect(parsed).toMatchObject({ value: { wordLines: expected, omittedLines: 0 } })
      }),
    )
  })

  it('reads songs without word times as they were written', () => {
    fc.assert(
      fc.property(songs, (song) => {
        const text = song.map((line) => `<p ${times(line)}>${escaped(textOf(line))}</p>`).join('\n')
        const lines = song.map((line) => ({
          time: line.start / 1000,
          endTime: line.end / 1000,
          content: textOf(line),
        }))
        expect(parseTtml(text)).toMatchObject({ value: { lines, wordLines: [] } })
      }),
    )
  })
})
