import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { afterFrame } from '../after-frame'
import { nextSpan } from './next-span'
import type { Span } from './next-span'

/** Rows that exist before anything is known of the view. */
const firstRows = 8

/** Making rows takes at most about that long after a frame, so that scrolling stays smooth on slow machines. */
const shareMs = 4

/** How many rows may be made after a frame, by what those before it cost. */
class Pace {
  private rowMs = 1

  get most(): number {
    return Math.max(1, Math.min(Math.floor(shareMs / this.rowMs), 32))
  }

  note(rows: number, ms: number): void {
    if (rows > 0) this.rowMs += (ms / rows - this.rowMs) * 0.3
  }
}

const pace = new Pace()

/**
 * Which rows of a list in the page exist: those near the view, a few more after each frame until none is missing. The
 * rows are all of one height and fill `box`, whose height is that of all of them.
 */
export function useRowSpan(box: RefObject<HTMLElement | null>, count: number): Span {
  const [span, setSpan] = useState<Span>({ from: 0, to: firstRows })
  const has = useRef(span)

  useLayoutEffect(() => {
    const look = () => {
      const { top, height } = box.current?.getBoundingClientRect() ?? { top: 0, height: 0 }
      const row = height / count
      if (!(row > 0)) return
      const place = (y: number) => Math.max(0, Math.min(Math.floor(y / row), count))
      const seen = { from: place(-top), to: place(innerHeight - top + row) }
      const before = has.current
      const next = nextSpan(before, seen, count, pace.most)
      if (next.from === before.from && next.to === before.to) return
      has.current = next
      const begun = performance.now()
      flushSync(() => setSpan(next))
      const shared = Math.max(0, Math.min(before.to, next.to) - Math.max(before.from, next.from))
      pace.note(next.to - next.from - shared, performance.now() - begun)
      ask()
    }
    // rows are made between two frames: their layout and paint is work enough for the next
    const { ask, giveUp } = afterFrame(look)
    ask()
    const closing = new AbortController()
    const { signal } = closing
    addEventListener('scroll', ask, { signal, passive: true })
    addEventListener('resize', ask, { signal })
    // what stands above the list may grow
    const growth = new ResizeObserver(ask)
    growth.observe(document.body)
    return () => {
      giveUp()
      closing.abort()
      growth.disconnect()
    }
  }, [box, count])

  const to = Math.min(span.to, count)
  return { from: Math.min(span.from, to), to }
}
