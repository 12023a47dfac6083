import { afterEach, describe, expect, it, vi } from 'vitest'
import { runCleanups } from '../../../../support/cleanups'
import {
  animationsOf,
  boxesOf,
  clipsOf,
  openSheet as open,
  plainTimeline,
  rectsOf,
  song,
  words,
  wordTimeline,
} from '../../../../support/ui/sheet-fixture'

afterEach(() => {
  runCleanups()
  vi.restoreAllMocks()
})

describe('LyricSheet', () => {
  it('does not move while paused', () => {
    const { sheet, list, clock } = open(song(3), { running: true, at: 0.2 })
    expect(animationsOf(list).map((animation) => animation.playState)).not.toContain('paused')
    clock.running = false
    clock.seconds = 0.5
    sheet.sync()
    for (const animation of animationsOf(list)) expect(animation.playState).toBe('paused')
    const [word] = rectsOf(list, 0, 0, 6)
    expect(boxesOf(list, 0)[0]?.right).toBeCloseTo(((word?.left ?? 0) + (word?.right ?? 0)) / 2, 0)
  })

  it('is right after a seek, back and forth', () => {
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

  it('corrects only animations that are off by 5 ms or more', () => {
    const { sheet, list, clock } = open(wordTimeline([[[0, 60, 'long']]]), { running: true })
    const [first] = animationsOf(list)
    if (!first) throw new Error('nothing runs')
    clock.seconds =
      Number(first.currentTime) / 1000 + (performance.now() - Number(document.timeline.currentTime)) / 1000
    const steady = first.startTime
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    const offset = (performance.now() - Number(steady)) / 1000
    clock.seconds = offset + 0.004
    sheet.sync()
    expect(first.startTime).toBe(steady)
    clock.seconds = offset + 0.05
    sheet.sync()
    expect(Number(steady) - Number(first.startTime)).toBeCloseTo(50, 3)
    for (const animation of animationsOf(list)) expect(animation.startTime).toBe(first.startTime)
    now.mockRestore()
  })

  it('tells by how much it is ahead of the clock', () => {
    const { sheet, clock } = open(song(3), { at: 1 })
    expect(sheet.lead()).toBe(0)
    clock.seconds = 1.25
    expect(sheet.lead()).toBe(-0.25)
    sheet.sync()
    expect(sheet.lead()).toBe(0)
  })

  it('prepares the next line, unlit, and those that follow it closely', () => {
    const close = open(song(9), { at: 0.5, running: true }).list
    expect([0, 1, 2, 3, 4].map((line) => clipsOf(close, line).length)).toEqual([1, 1, 1, 1, 0])
    expect(close.children[1]?.hasAttribute('data-lit')).toBe(false)
    const apart = wordTimeline([words(0, 'one'), words(5, 'two'), words(10, 'three')])
    const { list } = open(apart, { at: 0.5, running: true })
    expect([0, 1, 2].map((line) => clipsOf(list, line).length)).toEqual([1, 1, 0])
  })

  it('lights overlapping lines together', () => {
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

  it('sets the language of the bright text to that of the text below', () => {
    const { sheet, list } = open(song(2), { at: 0.5 })
    for (const element of list.querySelectorAll<HTMLElement>('[data-lyric-text]')) element.lang = 'ja'
    sheet.relayout()
    expect(list.querySelector('[data-text]')?.closest('[lang]')?.getAttribute('lang')).toBe('ja')
  })

  it('shapes the bright text like the text below', () => {
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

  it('lights the text itself when the page shows another text than the file', () => {
    const { sheet, list, clock } = open(song(3), { at: 0 })
    const shown = list.children[1]?.querySelector('[data-lyric-text]')?.firstChild
    if (shown) shown.nodeValue = 'something else'
    sheet.relayout()
    clock.seconds = 1.5
    sheet.sync()
    expect(list.children[1]?.getAttribute('data-lit')).toBe('line')
    expect(clipsOf(list, 1)).toEqual([])
  })

  it('adds no text to the page a second time', () => {
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

  it('changes nothing on the page between two changes of line', () => {
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

  it('requests no animation frame', () => {
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

  it('restores the page on dispose', () => {
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
