import { emptyLyrics, type LyricLine, type WordLine, wordOffset } from '../../../src/domain/lyrics/lyric-data'
import { LyricTimeline } from '../../../src/domain/lyrics/timeline'
import { LyricSheet, type SheetOptions } from '../../../src/ui/features/lyrics/sheet/lyric-sheet'
import { cleanups } from '../cleanups'
import type { LyricClock } from '../../../src/ui/features/lyrics/sheet/lyric-sheet'
import styles from '../../../src/ui/features/lyrics/sheet/lyric-sheet.module.css'

/** A word as `[start, end, text]`, seconds as heard. */
export type Word = readonly [start: number, end: number, text: string]

interface ClockHand {
  seconds: number
  running: boolean
}

export interface SheetFixture {
  sheet: LyricSheet
  viewport: HTMLElement
  list: HTMLElement
  clock: ClockHand
  /** The values that `onFollowing` was called with. */
  told: boolean[]
  remove(): void
}

const plainOptions: SheetOptions = {
  align: 'start',
  words: true,
  fill: true,
  float: false,
  softEdge: false,
  blur: false,
  stagger: false,
  pauseOnHover: false,
  reducedMotion: false,
}

export function wordTimeline(lines: readonly (readonly Word[])[]): LyricTimeline {
  const yrc = lines.map((words): WordLine => {
    const content = words.map(([start, end, text]) => {
      return { time: start + wordOffset, duration: end - start, content: text }
    })
    return { time: words[0]?.[0] ?? 0, endTime: Math.max(...words.map(([, end]) => end)), content }
  })
  return new LyricTimeline({ ...emptyLyrics, yrc, hasYrc: true }, { showYrc: true })
}

export function plainTimeline(lrc: LyricLine[]): LyricTimeline {
  return new LyricTimeline({ ...emptyLyrics, lrc }, { showYrc: false })
}

/** Creates a lyric sheet as the player lays it out, 600 by 400 pixels, with a clock that stands still. */
export function openSheet(
  timeline: LyricTimeline,
  options: Partial<SheetOptions> & {
    width?: number
    at?: number
    running?: boolean
    /** Whether the countdown rows are rendered. */
    countdowns?: boolean
    /** Replaces the clock that stands still. */
    clock?: LyricClock
  } = {},
): SheetFixture {
  const { width = 600, at = 0, running = false, clock: ownClock, ...given } = options
  const viewport = document.createElement('div')
  viewport.className = styles['viewport'] ?? ''
  viewport.dataset['align'] = given.align ?? 'start'
  viewport.style.cssText = `width: ${width}px; height: 400px; background: #222; --lyric-size: 30px;`
  const list = document.createElement('ol')
  list.className = styles['sheet'] ?? ''
  list.style.listStyle = 'none'
  const counted = new Map(given.countdowns ? timeline.countdowns.map(({ line }, index) => [line, index]) : [])
  for (const [at, line] of timeline.lines.entries()) {
    const countdown = counted.get(at)
    if (countdown !== undefined) list.append(createDots(countdown))
    list.append(createLine(line.text))
  }
  viewport.append(list)
  document.body.append(viewport)

  const clock: ClockHand = { seconds: at, running }
  const told: boolean[] = []
  const sheet = new LyricSheet({
    viewport,
    list,
    timeline,
    clock: ownClock ?? { position: () => clock.seconds, playing: () => clock.running },
    options: { ...plainOptions, ...given },
    onFollowing: (following) => told.push(following),
  })
  const remove = (): void => {
    sheet.dispose()
    viewport.remove()
  }
  cleanups.push(remove)
  return { sheet, viewport, list, clock, told, remove }
}

/** Adds a countdown row before a line, for the countdown of an index. */
function createDots(countdown: number): HTMLElement {
  const row = document.createElement('li')
  row.className = styles['countdown'] ?? ''
  row.dataset['countdown'] = String(countdown)
  row.append(...Array.from({ length: 3 }, () => document.createElement('span')))
  for (const dot of row.children) dot.className = styles['dot'] ?? ''
  return row
}

function createLine(content: string): HTMLElement {
  const item = document.createElement('li')
  item.className = styles['line'] ?? ''
  const host = document.createElement('div')
  host.role = 'button'
  host.className = styles['host'] ?? ''
  const text = document.createElement('span')
  text.className = styles['text'] ?? ''
  text.dir = 'auto'
  text.dataset['lyricText'] = ''
  text.textContent = content
  host.append(text)
  item.append(host)
  return item
}

/** Returns the boxes on the screen that clip the bright text of a line, row by row. */
export function boxesOf(list: HTMLElement, line: number): DOMRect[] {
  return clipsOf(list, line).map((box) => box.getBoundingClientRect())
}

export function clipsOf(list: HTMLElement, line: number): HTMLElement[] {
  return [...(list.children[line]?.querySelectorAll<HTMLElement>('[aria-hidden] > *') ?? [])]
}

/** Returns the boxes on the screen of a part of a line's text, row by row. */
export function rectsOf(list: HTMLElement, line: number, start: number, end: number): DOMRect[] {
  const text = list.children[line]?.querySelector('[data-lyric-text]')?.firstChild
  if (!(text instanceof Text)) throw new Error(`no text in line ${line}`)
  const range = document.createRange()
  range.setStart(text, start)
  range.setEnd(text, end)
  return [...range.getClientRects()].filter((rect) => rect.width > 0)
}

/** Returns words of one second each from `start` on. */
export function words(start: number, ...texts: string[]): Word[] {
  return texts.map((text, index) => [start + index, start + index + 1, text])
}

/** Returns lines of one word and one second each. */
export function song(lines: number): LyricTimeline {
  return wordTimeline(Array.from({ length: lines }, (_, index) => words(index, `line ${index}`)))
}

/** Returns all animations except CSS transitions. */
export function animationsOf(list: HTMLElement): Animation[] {
  return list.getAnimations({ subtree: true }).filter((animation) => !(animation instanceof CSSTransition))
}
