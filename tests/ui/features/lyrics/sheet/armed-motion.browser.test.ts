import { afterEach, describe, expect, it, vi } from 'vitest'
import { startAnchor } from '../../../../../src/ui/features/lyrics/sheet/list-follower'
import { runCleanups } from '../../../../support/cleanups'
import {
  animationsOf,
  boxesOf,
  openSheet as open,
  rectsOf,
  song,
  words,
  wordTimeline,
} from '../../../../support/ui/sheet-fixture'

afterEach(() => {
  runCleanups()
  vi.restoreAllMocks()
})

/** Moves all running animations to a second of the song, as the compositor does by itself. */
function letRun(list: HTMLElement, seconds: number): void {
  for (const animation of animationsOf(list)) {
    animation.pause()
    animation.currentTime = seconds * 1000
  }
}

function opacityOf(element: Element | null | undefined): number {
  return element ? Number(getComputedStyle(element).opacity) : Number.NaN
}

/** Synchronises once, in line 1 of a song with lines of one second each, and never again. */
describe('LyricSheet while the main thread is held up', () => {
  it.each([2.5, 3.5])('keeps lighting words at second %d', (seconds) => {
    const { list } = open(song(20), { at: 1.5, running: true })
    letRun(list, seconds)
    const line = Math.floor(seconds)
    const [word] = rectsOf(list, line, 0, 6)
    expect(boxesOf(list, line)[0]?.right).toBeCloseTo(((word?.left ?? 0) + (word?.right ?? 0)) / 2, 0)
  })

  it.each([2.9, 3.9])('keeps scrolling at second %d', (seconds) => {
    const { list, viewport } = open(song(20), { at: 1.5, running: true })
    letRun(list, seconds)
    const item = list.children[Math.floor(seconds)]?.getBoundingClientRect()
    const top = (item?.top ?? Number.NaN) - viewport.getBoundingClientRect().top
    expect(Math.abs(top - 400 * startAnchor)).toBeLessThanOrEqual(1)
  })

  it('fades a line out as the next one starts', () => {
    const { list } = open(song(20), { at: 1.5, running: true })
    const light = list.children[1]?.querySelector('[aria-hidden]')
    letRun(list, 1.99)
    expect(opacityOf(light)).toBe(1)
    letRun(list, 2.3)
    expect(opacityOf(light)).toBe(0)
  })

  it('continues smoothly when the main thread is free again', () => {
    const { sheet, list, clock, viewport } = open(song(20), { at: 1.5, running: true })
    const start = performance.now()
    vi.spyOn(performance, 'now').mockImplementation(() => start + (clock.seconds - 1.5) * 1000)
    sheet.relayout()
    for (const [seconds, line] of [
      [2.05, 2],
      [3.2, 3],
      [5.1, 5],
    ] as const) {
      letRun(list, seconds)
      const top = (): number =>
        (list.children[line]?.getBoundingClientRect().top ?? Number.NaN) -
        viewport.getBoundingClientRect().top
      const before = top()
      clock.seconds = seconds
      sheet.sync()
      letRun(list, seconds)
      expect(Math.abs(top() - before)).toBeLessThan(1)
    }
  })
})

describe('LyricSheet with a stagger', () => {
  it('moves the lines below one after the other, and all arrive', () => {
    const { sheet, list, clock } = open(song(20), { at: 1.99, running: true, stagger: true })
    const start = performance.now()
    vi.spyOn(performance, 'now').mockImplementation(() => start + (clock.seconds - 1.99) * 1000)
    sheet.relayout()
    clock.seconds = 2.001
    sheet.sync()
    const gaps = (seconds: number): number[] => {
      letRun(list, seconds)
      const tops = [...list.children].slice(2, 9).map((line) => line.getBoundingClientRect().top)
      return tops.slice(1).map((top, at) => top - (tops[at] ?? 0))
    }
    const rest = gaps(2.999)
    const moving = gaps(2.12)
    const wider = moving.map((gap, at) => gap > (rest[at] ?? 0) + 0.5)
    expect(wider).toEqual([true, true, true, true, true, false])
    expect(gaps(2).every((gap, at) => Math.abs(gap - (rest[at] ?? 0)) < 0.1)).toBe(true)
  })

  it('does nothing on a seek', () => {
    const { sheet, list, clock } = open(song(20), { at: 1.5, running: true, stagger: true })
    clock.seconds = 4.5
    sheet.sync()
    expect(list.querySelectorAll('[data-staggered]')).toHaveLength(0)
  })
})

describe('LyricSheet with dots that count down', () => {
  const timeline = wordTimeline([words(6, 'first'), words(20, 'second')])

  it('fades three dots in, dims them one by one, and fades them out as the line starts', () => {
    const { list } = open(timeline, { at: 0.5, running: true, countdowns: true })
    const [row] = list.children
    const at = (seconds: number): number[] => {
      letRun(list, seconds)
      return [opacityOf(row), ...[...(row?.children ?? [])].map(opacityOf)]
    }
    expect(at(0.01).every((value) => value > 0.9)).toBe(true)
    const [whole, ...dots] = at(2.9)
    expect(whole).toBe(1)
    expect(dots[0]).toBeCloseTo(0.25)
    expect(dots[1]).toBeLessThan(1)
    expect(dots[2]).toBe(1)
    expect(at(6)[0]).toBe(0)
  })

  it('counts down a long interlude too, with no line lit meanwhile', () => {
    const { list, sheet, clock } = open(timeline, { at: 6.5, countdowns: true })
    expect(list.querySelectorAll('[data-lit]')).toHaveLength(1)
    clock.seconds = 12
    sheet.sync()
    expect(list.querySelectorAll('[data-lit]')).toHaveLength(0)
    expect(opacityOf(list.querySelectorAll('[data-countdown]')[1])).toBe(1)
    expect(opacityOf(list.querySelectorAll('[data-countdown]')[0])).toBe(0)
  })

  it('scrolls the dots to the place of the line', () => {
    const { list, sheet, clock, viewport } = open(timeline, { at: 6.5, countdowns: true })
    clock.seconds = 12
    sheet.sync()
    for (const animation of list.getAnimations()) animation.finish()
    const row = list.querySelectorAll('[data-countdown]')[1]?.getBoundingClientRect()
    expect((row?.top ?? Number.NaN) - viewport.getBoundingClientRect().top).toBeCloseTo(400 * startAnchor, -1)
  })
})

describe('LyricSheet at another speed', () => {
  it('runs everything at that speed, and at another one once it changes', () => {
    let rate = 1.5
    const clock = { position: () => 0.5, playing: () => true, rate: () => rate }
    const { sheet, list } = open(song(9), { clock })
    expect(new Set(animationsOf(list).map(({ playbackRate }) => playbackRate))).toEqual(new Set([1.5]))
    rate = 0.75
    sheet.sync()
    expect(new Set(animationsOf(list).map(({ playbackRate }) => playbackRate))).toEqual(new Set([0.75]))
  })
})

describe('LyricSheet with floating words', () => {
  const timeline = wordTimeline([words(0, 'one ', 'two'), words(5, 'next')])

  it('raises each word as it is sung, bright and dim alike, and lowers it when the line ends', () => {
    const { list } = open(timeline, { at: 0.01, running: true, float: true })
    const tops = (seconds: number): number[] => {
      letRun(list, seconds)
      const line = list.children[0]?.getBoundingClientRect().top ?? Number.NaN
      return [...(list.children[0]?.querySelectorAll('[data-text]') ?? [])].map(
        (word) => word.getBoundingClientRect().top - line,
      )
    }
    const before = tops(0)
    expect(before).toHaveLength(4)
    const risen = tops(1)
    expect(risen.map((top, at) => top < (before[at] ?? 0) - 1)).toEqual([true, false, true, false])
    expect(tops(2.5).map((top, at) => top < (before[at] ?? 0) - 1)).toEqual([true, true, true, true])
    for (const [at, top] of tops(9).entries()) expect(top).toBeCloseTo(before[at] ?? Number.NaN, 1)
  })

  it('places words exactly over the text, which is hidden meanwhile', () => {
    const { list, sheet } = open(timeline, { at: 0, float: true })
    const text = list.querySelector('[data-lyric-text]')
    expect(text && getComputedStyle(text).color).toBe('rgba(0, 0, 0, 0)')
    const [one] = rectsOf(list, 0, 0, 3)
    const [two] = rectsOf(list, 0, 4, 7)
    const lefts = [...(list.children[0]?.querySelectorAll('[data-text]') ?? [])].map(
      (word) => word.getBoundingClientRect().left,
    )
    for (const [at, rect] of [one, two, one, two].entries())
      expect(Math.abs((lefts[at] ?? Number.NaN) - (rect?.left ?? 0))).toBeLessThan(1)
    sheet.dispose()
    expect(text && getComputedStyle(text).color).not.toBe('rgba(0, 0, 0, 0)')
  })

  it('leaves right-to-left text whole, because its letters join', () => {
    const { list } = open(wordTimeline([words(0, 'يا ', 'ليل')]), { at: 0, float: true })
    expect(list.querySelectorAll('[data-text]')).toHaveLength(1)
  })
})
