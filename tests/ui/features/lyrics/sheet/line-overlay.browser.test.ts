import { afterEach, describe, expect, it } from 'vitest'
import { cleanups, runCleanups } from '../../../../support/cleanups'
import {
  boxesOf,
  clipsOf,
  openSheet as open,
  rectsOf,
  type Word,
  words,
  wordTimeline,
} from '../../../../support/ui/sheet-fixture'

afterEach(runCleanups)

/** Returns where the bright edge has to be at the end of a word: the x on the screen, and the row. */
function endOf(
  list: HTMLElement,
  line: readonly Word[],
  word: number,
  rtl: boolean,
): { x: number; y: number } {
  const start = line.slice(0, word).reduce((sum, [, , text]) => sum + text.length, 0)
  const text = line[word]?.[2].trimEnd() ?? ''
  const rect = rectsOf(list, 0, start, start + text.length).at(-1)
  if (!rect) throw new Error('word not on screen')
  return { x: rtl ? rect.left : rect.right, y: (rect.top + rect.bottom) / 2 }
}

describe('LineOverlay', () => {
  describe.each<[string, Word[], number, boolean]>([
    ['Latin words', words(1, 'Never ', 'gonna ', 'give ', 'AVAToL ', 'up'), 600, false],
    ['Chinese signs', words(1, ...'月光如水，照我心间'), 600, false],
    [
      'words on several rows',
      words(1, 'One ', 'two ', 'three ', 'four ', 'five ', 'six ', 'seven ', 'eight'),
      220,
      false,
    ],
    ['a word that wraps', words(1, 'antidisestablishmentarianism'), 220, false],
    ['Arabic words', words(1, 'يا ', 'ليل ', 'يا ', 'عين'), 600, true],
    [
      'Hebrew words on several rows',
      words(1, 'שלום ', 'עולם ', 'שיר ', 'לאהבה ', 'בלילה ', 'הזה'),
      160,
      true,
    ],
  ])('over %s', (_, line, width, rtl) => {
    it('has the bright edge at the end of each word as it ends', () => {
      const { sheet, list, clock } = open(wordTimeline([line]), { width })
      for (const [index, [, end]] of line.entries()) {
        clock.seconds = end - 0.0001
        sheet.sync()
        const { x, y } = endOf(list, line, index, rtl)
        const box = boxesOf(list, 0).find(
          (candidate) => Math.abs((candidate.top + candidate.bottom) / 2 - y) < 5,
        )
        const edge = (rtl ? box?.left : box?.right) ?? Number.NaN
        expect(Math.abs(edge - x)).toBeLessThan(1.5)
      }
    })

    it('never moves the bright text itself', () => {
      const { sheet, list, clock } = open(wordTimeline([line]), { width })
      const insides = (): number[] =>
        clipsOf(list, 0).map((box) => box.firstElementChild?.getBoundingClientRect().left ?? 0)
      const before = insides()
      expect(before.length).toBeGreaterThan(0)
      for (const seconds of [1.3, 2.5, 3.9, 100]) {
        clock.seconds = seconds
        sheet.sync()
        for (const [row, left] of insides().entries()) expect(left).toBeCloseTo(before[row] ?? Number.NaN, 1)
      }
    })

    it('shows nothing bright before the first word and everything after the last', () => {
      const { sheet, list, clock } = open(wordTimeline([line]), { width })
      const shown = (): boolean[] =>
        clipsOf(list, 0).map((box) => {
          const inner = box.firstElementChild?.getBoundingClientRect()
          const outer = box.getBoundingClientRect()
          return Math.min(outer.right, inner?.right ?? 0) - Math.max(outer.left, inner?.left ?? 0) > 0.5
        })
      expect(shown()).not.toContain(true)
      clock.seconds = 50
      sheet.sync()
      expect(shown()).not.toContain(false)
      for (const box of clipsOf(list, 0)) {
        const inner = box.firstElementChild?.getBoundingClientRect()
        expect(box.getBoundingClientRect().left).toBeCloseTo(inner?.left ?? Number.NaN, 1)
      }
    })
  })

  it('lies over its text also where the listener spaces all text', () => {
    const spacing = document.createElement('style')
    spacing.textContent =
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'
    document.head.append(spacing)
    cleanups.push(() => spacing.remove())
    const line = words(1, 'Never ', 'gonna ', 'give ', 'you ', 'up')
    const { list } = open(wordTimeline([line]), { width: 220 })
    const lines = [...new Set(rectsOf(list, 0, 0, 23).map(({ top }) => Math.round(top)))]
    expect(lines.length).toBeGreaterThan(1)
    for (const [row, box] of clipsOf(list, 0).entries()) {
      const inner = box.firstElementChild!
      const { lineHeight, paddingTop } = getComputedStyle(inner)
      const text = rectsOf(list, 0, 0, 23).find(({ top }) => Math.round(top) === lines[row])
      // the text is in the middle of a line as high as the text that was measured
      expect(Number.parseFloat(lineHeight)).toBeCloseTo(text?.height ?? Number.NaN, 0)
      expect(inner.getBoundingClientRect().top + Number.parseFloat(paddingTop)).toBeCloseTo(
        text?.top ?? Number.NaN,
        0,
      )
    }
  })

  it('is half-way through a word at half its time', () => {
    const line: Word[] = [[2, 4, 'halfway']]
    const { sheet, list, clock } = open(wordTimeline([line]))
    clock.seconds = 3
    sheet.sync()
    const [word] = rectsOf(list, 0, 0, 7)
    const [box] = boxesOf(list, 0)
    expect(box?.right).toBeCloseTo(((word?.left ?? 0) + (word?.right ?? 0)) / 2, 0)
  })

  it('lights the whole word as it starts when fill is off', () => {
    const { sheet, list, clock } = open(
      wordTimeline([
        [
          [2, 4, 'all '],
          [4, 6, 'once'],
        ],
      ]),
      { fill: false },
    )
    clock.seconds = 2.01
    sheet.sync()
    const [word] = rectsOf(list, 0, 0, 3)
    expect(boxesOf(list, 0)[0]?.right).toBeCloseTo(word?.right ?? Number.NaN, 0)
  })

  it('measures the same under a scaled ancestor', () => {
    const { sheet, list, clock, viewport } = open(wordTimeline([words(0, 'half ', 'size')]))
    viewport.style.transform = 'scale(0.5)'
    sheet.relayout()
    clock.seconds = 0.9999
    sheet.sync()
    const [word] = rectsOf(list, 0, 0, 4)
    expect(boxesOf(list, 0)[0]?.right).toBeCloseTo(word?.right ?? Number.NaN, 0)
  })
})
