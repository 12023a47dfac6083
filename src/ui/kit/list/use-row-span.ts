import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { afterPaint } from '../after-paint'
import { nextRowSpan } from './next-row-span'
import type { RowSpan } from './next-row-span'

/** Number of rows that are rendered before the view has been measured. */
const firstRows = 8

/** Time for rendering rows after each frame, so that slow machines scroll smoothly; see `bench:load`, the long list. */
const budgetMs = 4

/** How many rows may be rendered after a frame, by what earlier ones cost. */
class RowBudget {
  #rowMs = 1

  get most(): number {
    return Math.max(1, Math.min(Math.floor(budgetMs / this.#rowMs), 32))
  }

  note(rows: number, ms: number): void {
    if (rows > 0) this.#rowMs += (ms / rows - this.#rowMs) * 0.3
  }
}

/** One for all lists: rows cost about the same, and a list that opens knows what those before it cost. */
const budget = new RowBudget()

interface RowSpanOptions {
  /** The element that scrolls the list; the window when left out. */
  scroller?: RefObject<HTMLElement | null>
  /** Index of a row in the view when the list is first shown. */
  opensAt?: number
}

/**
 * Returns which of `count` rows are to be rendered: those near the view, a few more after each frame until none is
 * missing. All rows have the same height; `box` is as high as all of them together.
 */
export function useRowSpan(
  box: RefObject<HTMLElement | null>,
  count: number,
  { scroller, opensAt = 0 }: RowSpanOptions = {},
): RowSpan {
  const [span, setSpan] = useState<RowSpan>({
    from: Math.max(0, opensAt - firstRows),
    to: opensAt + firstRows,
  })
  const has = useRef(span)

  useLayoutEffect(() => {
    const view = scroller?.current ?? null
    const listening = new AbortController()
    const { signal } = listening
    const measure = () => {
      const { top, height } = box.current?.getBoundingClientRect() ?? { top: 0, height: 0 }
      const row = height / count
      if (!(row > 0)) return
      const seenBox = view?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight }
      const indexAt = (y: number) => Math.max(0, Math.min(Math.floor((y - top) / row), count))
      const seen = { from: indexAt(seenBox.top), to: indexAt(seenBox.bottom + row) }
      const before = has.current
      const next = nextRowSpan(before, seen, count, budget.most)
      if (next.from === before.from && next.to === before.to) return
      has.current = next
      const startedAt = performance.now()
      flushSync(() => setSpan(next))
      const kept = Math.max(0, Math.min(before.to, next.to) - Math.max(before.from, next.from))
      budget.note(next.to - next.from - kept, performance.now() - startedAt)
      // a list that has grown within that render measures by an effect of its own
      if (!signal.aborted) schedule()
    }
    let cancel: (() => void) | undefined
    // between two frames, because the next one has to lay out and paint the new rows
    const schedule = () => {
      cancel = afterPaint(measure)
    }
    schedule()
    const target: EventTarget = view ?? window
    target.addEventListener('scroll', schedule, { signal, passive: true })
    addEventListener('resize', schedule, { signal })
    // content above a list in the page may grow
    const resized = new ResizeObserver(schedule)
    resized.observe(view ?? document.body)
    return () => {
      cancel?.()
      listening.abort()
      resized.disconnect()
    }
  }, [box, count, scroller])

  const to = Math.min(span.to, count)
  return { from: Math.min(span.from, to), to }
}

/**
 * Returns the indexes to render for a span of `count` rows: all in the span, and `keep` wherever it is, because it is
 * the Tab stop. -1 keeps none.
 */
export function rowIndexes({ from, to }: RowSpan, count: number, keep: number): number[] {
  const indexes = Array.from({ length: Math.max(0, to - from) }, (_, row) => from + row)
  if (keep >= 0 && keep < from) indexes.unshift(keep)
  else if (keep >= to && keep < count) indexes.push(keep)
  return indexes
}
