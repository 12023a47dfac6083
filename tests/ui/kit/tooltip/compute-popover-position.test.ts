import { describe, expect, it } from 'vitest'
import { computePopoverPosition } from '../../../../src/ui/kit/tooltip/compute-popover-position'
import type { Align, Side } from '../../../../src/ui/kit/tooltip/compute-popover-position'

const view = { width: 400, height: 600 }
const box = (left: number, top: number, width = 40, height = 40) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const as = (side: Side, align: Align) => ({ side, align, gap: 6 })

describe('computePopoverPosition', () => {
  it.each([
    ['bottom', 'start', 100, 146],
    ['bottom', 'end', 40, 146],
    ['bottom', 'center', 70, 146],
    ['top', 'start', 100, 14],
  ] as const)('puts it at the %s, lined up by the %s', (side, align, x, y) => {
    const place = computePopoverPosition(box(100, 100), { width: 100, height: 80 }, view, as(side, align))
    expect(place).toMatchObject({ x, y, side })
  })

  it('goes to the other side when there is room only there', () => {
    const low = computePopoverPosition(
      box(100, 540),
      { width: 100, height: 200 },
      view,
      as('bottom', 'start'),
    )
    expect(low).toMatchObject({ side: 'top', y: 540 - 6 - 200 })
    const high = computePopoverPosition(box(100, 10), { width: 100, height: 200 }, view, as('top', 'start'))
    expect(high).toMatchObject({ side: 'bottom', y: 56 })
  })

  it('stays 8 px inside the view at either edge', () => {
    expect(
      computePopoverPosition(box(380, 10), { width: 100, height: 80 }, view, as('bottom', 'start')).x,
    ).toBe(292)
    expect(computePopoverPosition(box(0, 10), { width: 100, height: 80 }, view, as('bottom', 'end')).x).toBe(
      8,
    )
  })

  it('is limited to the larger side when it fits on neither', () => {
    const place = computePopoverPosition(
      box(0, 400),
      { width: 100, height: 900 },
      view,
      as('bottom', 'start'),
    )
    expect(place).toMatchObject({ side: 'top', y: 8, maxHeight: 400 - 6 - 8 })
  })

  it('covers a point rather than being cut off', () => {
    const place = computePopoverPosition(
      box(50, 300, 0, 0),
      { width: 100, height: 500 },
      view,
      as('bottom', 'start'),
    )
    expect(place).toMatchObject({ x: 50, y: 92, maxHeight: 584 })
  })
})
