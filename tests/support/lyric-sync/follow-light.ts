import type { OutputRecorder, Recorded } from './record-output'
import type { SongLine } from './song-words'

/** A moment of the context and when it is heard, in milliseconds of the page. */
export type HeardMark = readonly [contextTime: number, performanceTime: number]

/** The light seen upon a word: the share of its width that was lit at that millisecond of the page. */
export interface Sight {
  line: number
  word: number
  at: number
  share: number
}

export interface Followed {
  sights: Sight[]
  marks: HeardMark[]
  /** Context times at which the listener asked for something. */
  asked: number[]
  sound: Recorded
}

interface LightFollower {
  begin(): void
  /** The listener asks for something. */
  ask(): void
  /** What was seen and heard since it began; it goes on. */
  soFar(): Followed
}

/**
 * To be run in a page with the lyrics open: as `lightFollower` it looks at every frame where the light stands upon
 * the words. The light is the edge of a moving box that clips what is in it, over the text of a line. Handed to the
 * page as text, so it refers to nothing outside.
 */
export function followLight(lines: readonly SongLine[]): void {
  const { outputRecorder } = window as unknown as { outputRecorder: OutputRecorder }

  interface Box {
    line: number
    words: { word: number; left: number; right: number }[]
    /** Pixels over which the edge fades out; the light is where it has half faded. */
    soft: number
    edge: number
  }
  /** Null for what moves and is no light. */
  const boxes = new WeakMap<Element, Box | null>()
  const lineOf = new WeakMap<Element, number>()
  let followed: Omit<Followed, 'sound'> | null = null

  /** A text that is sung more than once stands there as often. */
  const findLines = () => {
    const left = lines.map(({ text }) => text)
    for (const element of document.querySelectorAll('[data-lyric-text]')) {
      const index = left.indexOf(element.textContent)
      if (index === -1) continue
      left[index] = '\n'
      lineOf.set(element, index)
    }
  }

  /** Where the words of the line stand that lie between those heights; those that wrap are left out. */
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

  const look = () => {
    if (!followed || !outputRecorder.context) return
    requestAnimationFrame(look)
    const at = Number(document.timeline.currentTime)
    const { contextTime = 0, performanceTime = 0 } = outputRecorder.context.getOutputTimestamp()
    followed.marks.push([contextTime, performanceTime])
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
        if (edge > left + 1 && edge < right - 1) followed.sights.push({ line: box.line, word, at, share })
      }
    }
  }

  const follower: LightFollower = {
    begin: () => {
      findLines()
      const looking = followed !== null
      followed = { sights: [], marks: [], asked: [] }
      outputRecorder.begin()
      if (!looking) look()
    },
    ask: () => followed?.asked.push(outputRecorder.context?.currentTime ?? 0),
    soFar: () => {
      if (!followed) throw new Error('nothing was followed')
      return { ...followed, sound: outputRecorder.soFar() }
    },
  }
  Object.assign(window, { lightFollower: follower })
}
