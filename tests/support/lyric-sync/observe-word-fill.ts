import type { OutputRecorder, EncodedRecording } from './record-output'
import type { SongLine } from './parse-song-words'

/** A context time in seconds, and the page's time in milliseconds at which it is heard. */
export type OutputTimestamp = readonly [contextTime: number, performanceTime: number]

/** The share of a word's width that was filled at a time of the page, in milliseconds. */
export interface FillSample {
  line: number
  word: number
  at: number
  share: number
}

export interface FillRecord {
  samples: FillSample[]
  timestamps: OutputTimestamp[]
  /** Context times of the listener's actions. */
  actions: number[]
  sound: EncodedRecording
}

interface FillObserver {
  start(): void
  /** Notes an action of the listener. */
  noteAction(): void
  /** Returns what was recorded since the start; recording goes on. */
  read(): FillRecord
}

/**
 * Runs in a page with open lyrics and installs `fillObserver`, which measures in every frame how far words are filled.
 * The fill is the right edge of an animated box that clips its content over the text of a line. The function is passed
 * to the page as text, so it uses nothing from outside.
 */
export function observeWordFill(lines: readonly SongLine[]): void {
  const { outputRecorder } = window as unknown as { outputRecorder: OutputRecorder }

  interface Box {
    line: number
    words: { word: number; left: number; right: number }[]
    /** Width of the soft edge in pixels; the fill ends in its middle. */
    soft: number
    edge: number
  }
  /** Null for animated elements that fill no word. */
  const boxes = new WeakMap<Element, Box | null>()
  const lineOf = new WeakMap<Element, number>()
  let followed: Omit<FillRecord, 'sound'> | null = null

  /** Assigns each line its element; a repeated text has one element for each time. */
  const findLines = () => {
    const left = lines.map(({ text }) => text)
    for (const element of document.querySelectorAll('[data-lyric-text]')) {
      const index = left.indexOf(element.textContent)
      if (index === -1) continue
      left[index] = '\n'
      lineOf.set(element, index)
    }
  }

  /** Measures the words of a line between two heights; words that wrap are left out. */
  const wordsBetween = (text: Element, line: number, top: number, bottom: number) => {
    const node = text.firstChild
    if (!node) return []
    let offset = 0
    return (lines[line]?.words ?? []).flatMap(({ text: content }, word) => {
      const range = document.createRange()
      range.setStart(node, offset)
      range.setEnd(node, offset + content.trimEnd().length)
      offset += content.length
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
      const [rect] = rects
      if (!rect || rects.length > 1) return []
      const middle = (rect.top + rect.bottom) / 2
      return middle > top && middle < bottom ? [{ word, left: rect.left, right: rect.right }] : []
    })
  }

  const makeBox = (element: Element): Box | null => {
    const { overflowX, maskImage } = getComputedStyle(element)
    const text = element.closest('li')?.querySelector('[data-lyric-text]')
    const line = text ? lineOf.get(text) : undefined
    if (!text || line === undefined || !['hidden', 'clip'].includes(overflowX)) return null
    const { top, bottom } = element.getBoundingClientRect()
    const soft = Number(/100% - ([\d.]+)px/.exec(maskImage)?.[1] ?? 0)
    return { line, words: wordsBetween(text, line, top, bottom), soft, edge: Number.NaN }
  }

  const readOutputClock = (): OutputTimestamp[] => {
    if (!outputRecorder.context) return []
    const { contextTime = 0, performanceTime = 0 } = outputRecorder.context.getOutputTimestamp()
    return [[contextTime, performanceTime]]
  }

  const look = () => {
    if (!followed || !outputRecorder.context) return
    requestAnimationFrame(look)
    const at = Number(document.timeline.currentTime)
    followed.timestamps.push(...readOutputClock())
    const targets = document
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
    for (const target of new Set(targets)) {
      if (!target?.isConnected) continue
      if (!boxes.has(target)) boxes.set(target, makeBox(target))
      const box = boxes.get(target)
      if (!box) continue
      const edge = target.getBoundingClientRect().right - box.soft / 2
      const moved = edge !== box.edge
      box.edge = edge
      if (!moved) continue
      for (const { word, left, right } of box.words) {
        const share = (edge - left) / (right - left)
        if (edge > left + 1 && edge < right - 1) followed.samples.push({ line: box.line, word, at, share })
      }
    }
  }

  const observer: FillObserver = {
    start: () => {
      findLines()
      const looking = followed !== null
      // read now too: a hidden tab has no frames, and sound that is lost until the next one would not be noticed
      followed = { samples: [], timestamps: readOutputClock(), actions: [] }
      outputRecorder.start()
      if (!looking) look()
    },
    noteAction: () => followed?.actions.push(outputRecorder.context?.currentTime ?? 0),
    read: () => {
      if (!followed) throw new Error('nothing was followed')
      return { ...followed, sound: outputRecorder.read() }
    },
  }
  Object.assign(window, { fillObserver: observer })
}
