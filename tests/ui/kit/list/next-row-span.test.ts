import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overscan, nextRowSpan } from '../../../../src/ui/kit/list/next-row-span'
import type { RowSpan } from '../../../../src/ui/kit/list/next-row-span'

/** Returns the span after each frame until nothing is missing. */
function frames(has: RowSpan, seen: RowSpan, count: number, most: number): RowSpan[] {
  const spans: RowSpan[] = []
  for (let last = has; spans.length < 10_000;) {
    const next = nextRowSpan(last, seen, count, most)
    if (next.from === last.from && next.to === last.to) return spans
    spans.push(next)
    last = next
  }
  throw new Error('the span never settles')
}

const shared = (one: RowSpan, other: RowSpan) =>
  Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from))

const scene = fc
  .record({
    count: fc.integer({ min: 1, max: 500 }),
    height: fc.integer({ min: 0, max: 40 }),
    most: fc.integer({ min: 1, max: 32 }),
    start: fc.nat(500),
    before: fc.nat(500),
    rows: fc.nat(60),
  })
  .map(({ count, height, most, start, before, rows }) => {
    const from = Math.min(start, count)
    const hasFrom = Math.min(before, count)
    return {
      count,
      most,
      seen: { from, to: Math.min(count, from + height) },
      has: { from: hasFrom, to: Math.min(count, hasFrom + rows) },
    }
  })

describe('nextRowSpan', () => {
  it('adds the rows in the view first, then the overscan', () => {
    expect(frames({ from: 0, to: 4 }, { from: 0, to: 10 }, 100, 4)).toEqual([
      { from: 0, to: 8 },
      { from: 0, to: 12 },
      { from: 0, to: 16 },
    ])
  })

  it('starts again at a view far away', () => {
    const [first] = frames({ from: 0, to: 20 }, { from: 500, to: 510 }, 10_000, 8)
    expect(first).toEqual({ from: 500, to: 508 })
  })

  it('changes nothing after scrolling a little', () => {
    const settled = { from: 94, to: 116 }
    expect(nextRowSpan(settled, { from: 102, to: 112 }, 10_000, 8)).toEqual(settled)
  })

  it('stays within a list that has become shorter', () => {
    expect(nextRowSpan({ from: 90, to: 120 }, { from: 4, to: 5 }, 5, 8)).toEqual({ from: 0, to: 5 })
  })

  it('always ends with all visible rows, adds no more at once than allowed, and keeps few others', () => {
    fc.assert(
      fc.property(scene, ({ has, seen, count, most }) => {
        let before = has
        for (const span of frames(has, seen, count, most)) {
          expect(span.from).toBeGreaterThanOrEqual(0)
          expect(span.to).toBeLessThanOrEqual(count)
          expect(span.to - span.from - shared(span, before)).toBeLessThanOrEqual(most)
          before = span
        }
        const missing = seen.to - seen.from - shared(before, seen)
        expect(missing).toBe(0)
        expect(before.to - before.from).toBeLessThanOrEqual(seen.to - seen.from + 4 * overscan)
      }),
      { seed: 7, numRuns: 2_000 },
    )
  })
})
