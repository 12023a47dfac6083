import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { align, alignmentWindow } from '../../../src/domain/lyrics/align'

function at(...times: number[]): { time: number }[] {
  return times.map((time) => ({ time }))
}

describe('align', () => {
  it.each<[string, number[], number[], number[]]>([
    ['equal times', [1, 2, 3], [1, 2, 3], [0, 1, 2]],
    ['times that differ by 0.59 s', [10], [10.59], [0]],
    ['no times that differ by 0.6 s', [10], [10.6], [-1]],
    ['an equal time before a nearer neighbour', [10, 10.3], [10.3], [-1, 0]],
    ['the nearest of two translations', [10], [9.6, 10.2], [1]],
    ['the nearest of two lines', [10, 10.5], [10.4], [-1, 0]],
    ['close lines in their order', [10, 10.5], [10.1, 10.6], [0, 1]],
    ['hundredths with thousandths', [16.215], [16.22], [0]],
    ['two lines of one time with two translations', [5, 5], [5, 5], [0, 1]],
    ['nothing across a pair of equal times', [10, 10.3], [10.3, 10.4], [-1, 0]],
    ['the lines on either side of a pair', [9.9, 10, 10.4], [9.8, 10, 10.5], [0, 1, 2]],
    ['the nearer of two lines in the middle', [10, 10.9], [10.5], [-1, 0]],
    ['a fast run of lines in order', [1, 1.2, 1.4, 1.6], [1.1, 1.3, 1.5, 1.7], [0, 1, 2, 3]],
    ['nothing with nothing', [], [], []],
    ['no translation', [1, 2], [], [-1, -1]],
    ['no line', [], [1], []],
    ['around a line without a translation', [1, 5, 9], [1, 9], [0, -1, 1]],
  ])('pairs %s', (_, lines, translations, pairs) => {
    expect(align(at(...lines), at(...translations))).toEqual(pairs)
  })

  it('uses each translation once and within the window, and always pairs equal times', () => {
    const times = fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 60 })
    const sorted = times.map((list) => list.sort((a, b) => a - b).map((tenths) => ({ time: tenths / 10 })))
    fc.assert(
      fc.property(sorted, sorted, (lines, translations) => {
        const pairs = align(lines, translations)
        const used = pairs.filter((pair) => pair !== -1)
        expect(new Set(used).size).toBe(used.length)
        for (const [index, pair] of pairs.entries()) {
          if (pair === -1) continue
          const gap = Math.abs((lines[index]?.time ?? 0) - (translations[pair]?.time ?? 99))
          expect(gap).toBeLessThan(alignmentWindow)
        }
        for (const time of new Set(translations.map((translation) => translation.time))) {
          const count = (list: readonly { time: number }[]): number =>
            list.filter((entry) => entry.time === time).length
          const both = pairs.filter(
            (pair, index) => pair !== -1 && lines[index]?.time === time && translations[pair]?.time === time,
          )
          expect(both).toHaveLength(Math.min(count(lines), count(translations)))
        }
      }),
    )
  })

  const sortedTimes = fc
    .array(fc.integer({ min: 0, max: 6000 }), { maxLength: 60 })
    .map((list) => list.sort((a, b) => a - b).map((ms) => ({ time: ms / 1000 })))

  it('never lets two pairs cross', () => {
    fc.assert(
      fc.property(sortedTimes, sortedTimes, (lines, translations) => {
        const used = align(lines, translations).filter((pair) => pair !== -1)
        expect(used).toEqual([...used].sort((a, b) => a - b))
      }),
    )
  })

  it('leaves no translation unused that is near a line without one', () => {
    fc.assert(
      fc.property(sortedTimes, sortedTimes, (lines, translations) => {
        const pairs = align(lines, translations)
        for (const [index, line] of lines.entries()) {
          if (pairs[index] !== -1) continue
          const before = Math.max(-1, ...pairs.slice(0, index))
          const after = pairs.slice(index + 1).find((pair) => pair !== -1) ?? translations.length
          const between = translations.slice(before + 1, after)
          const near = between.filter(({ time }) => Math.abs(time - line.time) < alignmentWindow - 0.001)
          expect(near).toEqual([])
        }
      }),
    )
  })

  it('pairs every line with its translation when all are shifted by less than half a gap', () => {
    const gaps = fc.array(fc.integer({ min: 700, max: 5000 }), { maxLength: 50 })
    fc.assert(
      fc.property(gaps, fc.integer({ min: -349, max: 349 }), (list, shift) => {
        let now = 1000
        const lines = list.map((gap) => ({ time: (now += gap) / 1000 }))
        const translations = lines.map(({ time }) => ({ time: time + shift / 1000 }))
        expect(align(lines, translations)).toEqual(lines.map((_, index) => index))
      }),
    )
  })
})
