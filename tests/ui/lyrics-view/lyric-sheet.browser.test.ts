import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LyricTimeline } from '../../../src/domain/lyrics/timeline'
import { startAnchor } from '../../../src/ui/lyrics-view/list-follower'
import { returnAfterMs } from '../../../src/ui/lyrics-view/user-scroll'
import {
  boxesOf,
  clipsOf,
  openSheet,
  plainTimeline,
  rectsOf,
  type SheetFixture,
  type Word,
  wordTimeline,
} from './sheet-fixture'

let fixture: SheetFixture | null = null

function open(...given: Parameters<typeof openSheet>): SheetFixture {
  fixture = openSheet(...given)
  return fixture
}

afterEach(() => {
  fixture?.remove()
  fixture = null
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Words of one second each from `start` on. */
function words(start: number, ...texts: string[]): Word[] {
  return texts.map((text, index) => [start + index, start + index + 1, text])
}

/** Lines of one word and one second each. */
function song(lines: number): LyricTimeline {
  return wordTimeline(Array.from({ length: lines }, (_, index) => words(index, `line ${index}`)))
}

/** All but the transitions of the stylesheet. */
function animationsOf(list: HTMLElement): Animation[] {
  return list.getAnimations({ subtree: true }).filter((animation) => !(animation instanceof CSSTransition))
}

/** Where the bright edge is to be once a word is sung whole: the screen x of its last row, and that row. */
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

/** Ends the glide, so that the list is where it is going. */
function settle(list: HTMLElement): void {
  for (const animation of list.getAnimations()) animation.finish()
}

function topIn({ viewport, list }: SheetFixture, line: number): number {
  const item = list.children[line]?.getBoundingClientRect()
  return (item?.top ?? Number.NaN) - viewport.getBoundingClientRect().top
}

describe('LyricSheet', () => {
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

  it('is half way through a word at half its time', () => {
    const line: Word[] = [[2, 4, 'halfway']]
    const { sheet, list, clock } = open(wordTimeline([line]))
    clock.seconds = 3
    sheet.sync()
    const [word] = rectsOf(list, 0, 0, 7)
    const [box] = boxesOf(list, 0)
    expect(box?.right).toBeCloseTo(((word?.left ?? 0) + (word?.right ?? 0)) / 2, 0)
  })

  it('lights a word whole as it begins when the fill is off', () => {
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

  it('stands still while paused', () => {
    const { sheet, list, clock } = open(song(3), { running: true, at: 0.2 })
    expect(animationsOf(list).map((animation) => animation.playState)).not.toContain('paused')
    clock.running = false
    clock.seconds = 0.5
    sheet.sync()
    for (const animation of animationsOf(list)) expect(animation.playState).toBe('paused')
    const [word] = rectsOf(list, 0, 0, 6)
    expect(boxesOf(list, 0)[0]?.right).toBeCloseTo(((word?.left ?? 0) + (word?.right ?? 0)) / 2, 0)
  })

  it('lands on the second that was sought, back and forth', () => {
    const { sheet, list, clock } = open(song(50))
    for (const seconds of [30.5, 3.5, 49.5, 0.5]) {
      clock.seconds = seconds
      sheet.sync()
      const line = Math.floor(seconds)
      const [word] = rectsOf(list, line, 0, `line ${line}`.length)
      expect(boxesOf(list, line)[0]?.right).toBeCloseTo(((word?.left ?? 0) + (word?.right ?? 0)) / 2, 0)
      expect(list.querySelectorAll('[data-lit]')).toHaveLength(1)
      expect(list.children[line]?.getAttribute('data-lit')).toBe('overlay')
    }
  })

  it('leaves animations alone that are off by less than 30 ms and puts the others right', () => {
    const { sheet, list, clock } = open(wordTimeline([[[0, 60, 'long']]]), { running: true })
    const [first] = animationsOf(list)
    if (!first) throw new Error('nothing runs')
    clock.seconds =
      Number(first.currentTime) / 1000 + (performance.now() - Number(document.timeline.currentTime)) / 1000
    const steady = first.startTime
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    const offset = (performance.now() - Number(steady)) / 1000 - 0.001
    clock.seconds = offset + 0.025
    sheet.sync()
    expect(first.startTime).toBe(steady)
    clock.seconds = offset + 0.05
    sheet.sync()
    expect(Number(steady) - Number(first.startTime)).toBeCloseTo(50, 3)
    for (const animation of animationsOf(list)) expect(animation.startTime).toBe(first.startTime)
    now.mockRestore()
  })

  it('builds the overlay of the next line ahead, shut', () => {
    const { list } = open(song(5), { at: 0.5, running: true })
    expect(clipsOf(list, 0)).toHaveLength(1)
    expect(clipsOf(list, 1)).toHaveLength(1)
    expect(clipsOf(list, 2)).toHaveLength(0)
    expect(list.children[1]?.hasAttribute('data-lit')).toBe(false)
  })

  it('lights lines that overlap together', () => {
    const { list } = open(
      wordTimeline([words(0, 'one ', 'two ', 'three'), words(1, 'echo ', 'echo'), words(9, 'end')]),
      {
        at: 1.5,
      },
    )
    expect([...list.querySelectorAll('[data-lit="overlay"]')]).toEqual([list.children[0], list.children[1]])
  })

  it.each([
    [
      'its words have no times',
      plainTimeline([
        { time: 0, content: 'a' },
        { time: 5, content: 'some words' },
      ]),
      true,
    ],
    [
      'words are switched off',
      wordTimeline([
        words(0, 'a'),
        [
          [5, 7, 'some '],
          [7, 9, 'words'],
        ],
      ]),
      false,
    ],
  ])('lights a line as a whole when %s', (_, timeline, byWord) => {
    const { sheet, list, clock } = open(timeline, { at: 4.9, words: byWord })
    const opacity = (): string | undefined => {
      const overlay = list.children[1]?.querySelector('[aria-hidden]')
      return overlay ? getComputedStyle(overlay).opacity : undefined
    }
    expect(opacity()).toBe('0')
    clock.seconds = 5.1
    sheet.sync()
    expect(Number(opacity())).toBeCloseTo(0.5, 1)
    clock.seconds = 5.3
    sheet.sync()
    expect(opacity()).toBe('1')
    const [text] = rectsOf(list, 1, 0, 10)
    expect(boxesOf(list, 1)[0]?.right).toBeGreaterThanOrEqual(text?.right ?? Number.NaN)
  })

  it('gives the bright text the language of the text under it', () => {
    const { sheet, list } = open(song(2), { at: 0.5 })
    for (const element of list.querySelectorAll<HTMLElement>('[data-lyric-text]')) element.lang = 'ja'
    sheet.relayout()
    expect(list.querySelector('[data-text]')?.closest('[lang]')?.getAttribute('lang')).toBe('ja')
  })

  it('shapes the bright text like the text under it', () => {
    const { list } = open(song(2), { at: 0.5 })
    const under = list.querySelector('[data-lyric-text]')
    const bright = list.querySelector('[data-text]')
    if (!under || !bright) throw new Error('no text')
    const [a, b] = [getComputedStyle(under), getComputedStyle(bright)]
    for (const name of [
      'font-family',
      'font-size',
      'font-weight',
      'letter-spacing',
      'word-spacing',
      'font-style',
    ]) {
      expect(b.getPropertyValue(name)).toBe(a.getPropertyValue(name))
    }
  })

  it('lights the text itself when the page shows another one than the file', () => {
    const { sheet, list, clock } = open(song(3), { at: 0 })
    const shown = list.children[1]?.querySelector('[data-lyric-text]')?.firstChild
    if (shown) shown.nodeValue = 'something else'
    sheet.relayout()
    clock.seconds = 1.5
    sheet.sync()
    expect(list.children[1]?.getAttribute('data-lit')).toBe('line')
    expect(clipsOf(list, 1)).toEqual([])
  })

  it('puts no text on the page a second time', () => {
    const { list } = open(song(2), { at: 0.5 })
    expect(list.textContent).toBe('line 0line 1')
    expect(list.querySelector('[data-text]')?.getAttribute('data-text')).toBe('line 0')
  })

  it('keeps few animations and overlays, however many lines have passed', () => {
    const { sheet, list, clock } = open(song(120), { running: true })
    for (let line = 0; line < 120; line++) {
      clock.seconds = line + 0.5
      sheet.sync()
      expect(list.querySelectorAll('[data-text]').length).toBeLessThanOrEqual(6)
      expect(animationsOf(list).length).toBeLessThanOrEqual(2 * 6 + 4 + 1)
    }
  })

  it('leaves the page alone between two changes of line', () => {
    const { sheet, list, clock } = open(song(20), { running: true, at: 3.1, blur: true })
    const changes = new MutationObserver(() => undefined)
    changes.observe(list, { subtree: true, childList: true, attributes: true, characterData: true })
    const running = animationsOf(list)
    const layout = vi.spyOn(Element.prototype, 'scrollTop', 'get')
    for (const seconds of [3.11, 3.12, 3.13]) {
      clock.seconds = seconds
      sheet.sync()
    }
    expect(changes.takeRecords()).toEqual([])
    expect(animationsOf(list)).toEqual(running)
    expect(layout).not.toHaveBeenCalled()
    changes.disconnect()
  })

  it('asks for no animation frame', () => {
    const frames = vi.spyOn(window, 'requestAnimationFrame')
    const { sheet, clock } = open(song(20), { running: true })
    for (const seconds of [0.5, 1.5, 12, 3]) {
      clock.seconds = seconds
      sheet.sync()
    }
    expect(frames).not.toHaveBeenCalled()
  })

  it('animates transforms and opacity only', () => {
    const { sheet, list, clock } = open(song(20), { running: true })
    clock.seconds = 1.5
    sheet.sync()
    const own = new Set(['offset', 'computedOffset', 'easing', 'composite'])
    const properties = animationsOf(list).flatMap((animation) =>
      ((animation.effect as KeyframeEffect | null)?.getKeyframes() ?? []).flatMap((frame) =>
        Object.keys(frame),
      ),
    )
    expect([...new Set(properties.filter((name) => !own.has(name)))].sort()).toEqual(['opacity', 'transform'])
  })

  it('leaves the page as it found it', () => {
    const { sheet, list, clock } = open(song(20), { running: true, blur: true })
    clock.seconds = 1.5
    sheet.sync()
    sheet.dispose()
    expect(animationsOf(list)).toEqual([])
    expect(list.querySelectorAll('[aria-hidden], [data-lit], [data-distance], [data-text]')).toHaveLength(0)
    clock.seconds = 9.5
    sheet.sync()
    expect(list.querySelectorAll('[data-text]')).toHaveLength(0)
  })

  it('measures again when the list gets another width', async () => {
    const { list, viewport } = open(wordTimeline([words(0, 'some ', 'words ', 'in ', 'a ', 'row')]), {
      at: 0.9999,
    })
    expect(clipsOf(list, 0)).toHaveLength(1)
    viewport.style.width = '150px'
    await vi.waitFor(() => expect(clipsOf(list, 0).length).toBeGreaterThan(1))
    const [word] = rectsOf(list, 0, 0, 4)
    expect(boxesOf(list, 0)[0]?.right).toBeCloseTo(word?.right ?? Number.NaN, 0)
  })
})

describe('the list of a LyricSheet', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })

  it.each(['start', 'center'] as const)(
    'brings the current line to its place, aligned to the %s',
    (align) => {
      const opened = open(song(40), { align, at: 5.5 })
      for (const seconds of [6.5, 7.5, 30.5, 0.5, 39.5]) {
        opened.clock.seconds = seconds
        opened.sheet.sync()
        settle(opened.list)
        const line = Math.floor(seconds)
        const height = opened.list.children[line]?.getBoundingClientRect().height ?? 0
        const wanted = align === 'start' ? 400 * startAnchor : (400 - height) / 2
        expect(Math.abs(topIn(opened, line) - wanted)).toBeLessThanOrEqual(1)
      }
    },
  )

  it('glides to the next line from where it stands, by one animation', () => {
    const opened = open(song(40), { at: 5.5 })
    const before = topIn(opened, 6)
    opened.clock.seconds = 6.5
    opened.sheet.sync()
    expect(opened.list.getAnimations()).toHaveLength(1)
    const [glide] = opened.list.getAnimations()
    glide?.pause()
    if (glide) glide.currentTime = 0
    expect(topIn(opened, 6)).toBeCloseTo(before, 0)
  })

  it('glides on from where it is when lines follow fast', () => {
    const opened = open(song(40), { at: 5.5 })
    opened.clock.seconds = 6.5
    opened.sheet.sync()
    const [first] = opened.list.getAnimations()
    if (first) first.currentTime = 80
    const middle = topIn(opened, 7)
    opened.clock.seconds = 7.5
    opened.sheet.sync()
    const [second] = opened.list.getAnimations()
    second?.pause()
    if (second) second.currentTime = 0
    expect(topIn(opened, 7)).toBeCloseTo(middle, 0)
    expect(opened.list.getAnimations()).toHaveLength(1)
  })

  it.each([
    ['on a long seek', {}, 20.5],
    ['with reduced motion', { reducedMotion: true }, 6.5],
  ])('jumps %s', (_, options, seconds) => {
    const opened = open(song(40), { at: 5.5, ...options })
    opened.clock.seconds = seconds
    opened.sheet.sync()
    expect(opened.list.getAnimations()).toEqual([])
    expect(topIn(opened, Math.floor(seconds))).toBeCloseTo(80, 0)
  })

  it('stays with the listener who scrolls, and returns by itself', () => {
    const opened = open(song(40), { at: 5.5 })
    opened.viewport.dispatchEvent(new WheelEvent('wheel', { deltaY: 50, bubbles: true }))
    opened.viewport.scrollTop += 200
    const scrolled = opened.viewport.scrollTop
    opened.clock.seconds = 6.5
    opened.sheet.sync()
    expect(opened.viewport.scrollTop).toBe(scrolled)
    vi.advanceTimersByTime(returnAfterMs - 1)
    expect(opened.sheet.following).toBe(false)
    vi.advanceTimersByTime(1)
    settle(opened.list)
    expect(topIn(opened, 6)).toBeCloseTo(80, 0)
    expect(opened.told).toEqual([false, true])
  })

  it('keeps lighting words while the listener scrolls', () => {
    const opened = open(song(40), { at: 5.5 })
    opened.viewport.dispatchEvent(new WheelEvent('wheel', { deltaY: 50 }))
    opened.clock.seconds = 7.5
    opened.sheet.sync()
    expect(opened.list.children[7]?.getAttribute('data-lit')).toBe('overlay')
  })

  it('takes a press that moves ten pixels for scrolling, not a click', () => {
    const opened = open(song(40), { at: 5.5 })
    const { viewport, sheet } = opened
    const line = opened.list.children[5]
    const press = (type: string, clientY: number): void => {
      line?.dispatchEvent(new PointerEvent(type, { clientX: 50, clientY, buttons: 1, bubbles: true }))
    }
    press('pointerdown', 100)
    press('pointermove', 108)
    expect(sheet.following).toBe(true)
    press('pointermove', 111)
    expect(sheet.following).toBe(false)
    vi.advanceTimersByTime(returnAfterMs * 3)
    expect(sheet.following).toBe(false)
    press('pointerup', 111)
    vi.advanceTimersByTime(returnAfterMs)
    expect(sheet.following).toBe(true)
    expect(viewport.isConnected).toBe(true)
  })

  it('follows again once the listener chooses a line', () => {
    const opened = open(song(40), { at: 5.5 })
    opened.viewport.dispatchEvent(new WheelEvent('wheel', { deltaY: 50 }))
    opened.list.children[9]?.querySelector('button')?.click()
    expect(opened.sheet.following).toBe(true)
    opened.clock.seconds = 9
    opened.sheet.sync()
    settle(opened.list)
    expect(topIn(opened, 9)).toBeCloseTo(80, 0)
  })

  it.each([
    ['stays', true, false],
    ['goes on', false, true],
  ])('%s under the mouse when the setting says so', (_, pauseOnHover, following) => {
    const opened = open(song(40), { at: 5.5, pauseOnHover })
    opened.viewport.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
    expect(opened.sheet.following).toBe(following)
    opened.clock.seconds = 6.5
    opened.sheet.sync()
    opened.viewport.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))
    settle(opened.list)
    expect(opened.sheet.following).toBe(true)
    expect(topIn(opened, 6)).toBeCloseTo(80, 0)
  })

  it('blurs lines by their distance when the setting says so', () => {
    const opened = open(song(12), { at: 5.5, blur: true })
    const distances = [...opened.list.children].map((item) => item.getAttribute('data-distance'))
    expect(distances).toEqual(['5', '4', '3', '2', '1', '0', '1', '2', '3', '4', '5', '5'])
  })
})
