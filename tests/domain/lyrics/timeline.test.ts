import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyLyrics, type LyricLine, type WordLine, wordOffset } from '../../../src/domain/lyrics/lyric-data'
import { LyricTimeline } from '../../../src/domain/lyrics/timeline'

function plain(...lines: LyricLine[]): LyricTimeline {
  return new LyricTimeline({ ...emptyLyrics, lrc: lines }, { showYrc: true })
}

function timed(...lines: [start: number, end: number, text?: string][]): LyricTimeline {
  const yrc = lines.map(([time, endTime, text = 'la']): WordLine => {
    return { time, endTime, content: [{ time: time + wordOffset, duration: endTime - time, content: text }] }
  })
  return new LyricTimeline({ ...emptyLyrics, yrc, hasYrc: true }, { showYrc: true })
}

describe('LyricTimeline', () => {
  it('has no lines and no changes without lyrics', () => {
    const timeline = plain()
    expect(timeline.at(10)).toEqual({
      index: -1,
      active: [],
      lit: [],
      countdown: -1,
      nextChange: null,
    })
    expect(timeline.intro).toBe(0)
  })

  it('removes the word offset, so that a word starts at its time in the file', () => {
    expect(timed([16.21, 17]).lines[0]?.words).toEqual([{ start: 16.21, end: 17, text: 'la' }])
  })

  it('shows plain lines when word lines are switched off', () => {
    const yrc: WordLine[] = [{ time: 1, endTime: 2, content: [{ time: 1.1, duration: 1, content: 'a' }] }]
    const data = { ...emptyLyrics, lrc: [{ time: 1, content: 'plain' }], yrc }
    expect(new LyricTimeline(data, { showYrc: false }).lines).toEqual([
      { start: 1, end: Infinity, text: 'plain' },
    ])
  })

  it.each<[string, number, number, number[], number, number | null]>([
    ['in the intro', 0, -1, [], 0, 5],
    ['as a line starts', 5, 0, [0], -1, 8],
    ['just before the next', 7.999, 0, [0], -1, 8],
    ['as the next one starts', 8, 1, [1], -1, null],
    ['long after', 1e9, 1, [1], -1, null],
    ['before the start', -1, -1, [], 0, 5],
  ])('finds the plain line %s', (_, seconds, index, active, countdown, nextChange) => {
    const timeline = plain({ time: 5, content: 'a' }, { time: 8, content: 'b' })
    expect(timeline.at(seconds)).toEqual({ index, active, lit: active, countdown, nextChange })
  })

  it('ends a plain line at its end in the file, and keeps it current', () => {
    const timeline = plain({ time: 1, endTime: 3, content: 'a' }, { time: 12, content: 'b' })
    expect(timeline.at(5)).toMatchObject({ index: 0, active: [], nextChange: 12 })
  })

  it('makes overlapping lines active together and the newer one current', () => {
    const timeline = timed([1, 5], [4, 8])
    expect(timeline.at(4.5)).toMatchObject({ index: 1, active: [0, 1], nextChange: 5 })
    expect(timeline.at(5)).toMatchObject({ index: 1, active: [1], nextChange: 8 })
  })

  it('keeps the main line current during background vocals in brackets', () => {
    const timeline = timed([1, 9], [3, 5, '（嗯）'], [9, 10])
    expect(timeline.at(4)).toMatchObject({ index: 0, active: [0, 1], nextChange: 5 })
    expect(timeline.at(6).index).toBe(0)
    expect(timeline.at(9).index).toBe(2)
  })

  it('makes the first of two lines with the same start current', () => {
    expect(
      plain({ time: 1, content: 'a' }, { time: 1, content: 'b' }, { time: 4, content: 'c' }).at(2),
    ).toMatchObject({
      index: 0,
      active: [0, 1],
      nextChange: 4,
    })
  })

  it('finds the intro and the interludes', () => {
    const timeline = timed([12, 15], [16, 40], [20, 22], [46, 50], [54.9, 60])
    expect(timeline.intro).toBe(12)
    expect(timeline.countdowns).toEqual([
      { start: 0, end: 12, line: 0 },
      { start: 40, end: 46, line: 3 },
    ])
  })

  it('has no countdown for a very short intro', () => {
    expect(timed([0.9, 2]).countdowns).toEqual([])
    expect(timed([1, 2]).countdowns).toEqual([{ start: 0, end: 1, line: 0 }])
  })

  it('lights a line until the next one starts, but not during an interlude', () => {
    const timeline = timed([1, 4], [6, 8], [20, 21])
    expect([0, 1, 2].map((line) => timeline.litUntil(line))).toEqual([6, 8, Infinity])
    expect(timeline.at(5).lit).toEqual([0])
    expect(timeline.at(9)).toMatchObject({ index: 1, lit: [], countdown: 1, nextChange: 20 })
  })

  it('keeps the main line current during background vocals that the file marks', () => {
    const content = [{ time: 3.1, duration: 1, content: 'ooh' }]
    const yrc: WordLine[] = [
      { time: 1, endTime: 9, content: [{ time: 1.1, duration: 8, content: 'lead' }] },
      { time: 3, endTime: 9.4, content, background: true },
    ]
    const timeline = new LyricTimeline({ ...emptyLyrics, yrc }, { showYrc: true })
    expect(timeline.at(4)).toMatchObject({ index: 0, active: [0, 1] })
    expect(timeline.isBackground(1)).toBe(true)
    expect(timeline.litUntil(1)).toBe(9.4)
    expect(timeline.at(9.2)).toMatchObject({ index: 0, active: [1] })
  })

  it('keeps background vocals with their main line while the next one is sung', () => {
    const line = (time: number, endTime: number, background?: true): WordLine => ({
      time,
      endTime,
      content: [{ time: time + wordOffset, duration: endTime - time, content: 'la' }],
      ...(background && { background }),
    })
    const yrc = [line(1, 4), line(5, 7, true), line(4.5, 8), line(9, 10)]
    const timeline = new LyricTimeline({ ...emptyLyrics, yrc }, { showYrc: true })
    expect(timeline.at(4.6)).toMatchObject({ index: 2, active: [2] })
    expect(timeline.at(6)).toMatchObject({ index: 2, active: [1, 2], nextChange: 7 })
    expect(timeline.at(9).index).toBe(3)
    expect(timeline.isBackground(1)).toBe(true)
    expect(timeline.litUntil(0)).toBe(4.5)
  })

  it('does not move on for background vocals that begin after their main line has ended', () => {
    const yrc: WordLine[] = [
      { time: 1, endTime: 3, content: [{ time: 1.1, duration: 2, content: 'lead' }] },
      { time: 3.2, endTime: 4, content: [{ time: 3.3, duration: 0.8, content: 'ooh' }], background: true },
    ]
    const timeline = new LyricTimeline({ ...emptyLyrics, yrc }, { showYrc: true })
    expect(timeline.at(3.5)).toMatchObject({ index: 0, active: [1], lit: [0, 1] })
  })

  it('ends plain lines at the next main line, however many start together', () => {
    const together = Array.from({ length: 20_000 }, (): LyricLine => ({ time: 1, content: 'a' }))
    const timeline = plain(
      ...together,
      { time: 2, content: 'b', background: true },
      { time: 3, content: 'c' },
    )
    expect([0, 19_999, 20_000].map((at) => timeline.lines[at]?.end)).toEqual([3, 3, 3])
  })

  it('finds the last started word, and none before the first', () => {
    const content = [1, 2, 2, 4].map((start) => ({ time: start + wordOffset, duration: 0.5, content: 'la' }))
    const timeline = new LyricTimeline(
      { ...emptyLyrics, yrc: [{ time: 1, endTime: 5, content }] },
      { showYrc: true },
    )
    expect([0.9, 1, 1.7, 2, 3.9, 4, 9].map((at) => timeline.wordAt(0, at))).toEqual([-1, 0, 0, 2, 2, 3, 3])
    expect(plain({ time: 1, content: 'a' }).wordAt(0, 2)).toBe(-1)
    expect(timeline.wordAt(7, 2)).toBe(-1)
  })

  it('returns the same object until something changes', () => {
    const timeline = timed([1, 5], [6, 8])
    expect(timeline.at(2)).toBe(timeline.at(3))
    expect(timeline.at(5.5)).not.toBe(timeline.at(3))
  })

  it('agrees with a plain search for any overlaps and seeks', () => {
    const spans = fc.array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 20 })), {
      maxLength: 25,
    })
    fc.assert(
      fc.property(spans, fc.array(fc.nat({ max: 90 }), { maxLength: 40 }), (raw, seeks) => {
        const lines = raw
          .map(([start, length]): [number, number] => [start, start + length])
          .sort((a, b) => a[0] - b[0])
        const timeline = timed(...lines)
        for (const seconds of seeks) {
          const moment = timeline.at(seconds)
          const active = lines.flatMap(([start, end], index) =>
            start <= seconds && seconds < end ? [index] : [],
          )
          expect(moment.active).toEqual(active)
          const later = lines.flat().filter((time) => time > seconds)
          expect(moment.nextChange).toBe(later.length === 0 ? null : Math.min(...later))
          const begun = lines.filter(([start]) => start <= seconds).length
          expect(moment.index).toBeLessThan(Math.max(begun, 0))
          expect(moment.index === -1).toBe(begun === 0)
          const lit = lines.flatMap(([start], index) =>
            start <= seconds && seconds < timeline.litUntil(index) ? [index] : [],
          )
          expect(moment.lit.toSorted((a, b) => a - b)).toEqual(lit)
          const silent = [...timeline.countdowns].findIndex(
            ({ start, end }) => start <= seconds && seconds < end,
          )
          expect(moment.countdown).toBe(silent)
          if (silent !== -1) expect(active).toEqual([])
        }
      }),
    )
  })
})
