/** A rectangle in the viewport, in CSS pixels; a point has no size. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export type Side = 'top' | 'bottom'
export type Align = 'start' | 'center' | 'end'

interface Placement {
  side: Side
  align: Align
  /** Pixels between the box and the popover. */
  gap: number
}

interface Size {
  width: number
  height: number
}

interface PopoverPosition {
  x: number
  y: number
  /** The popover scrolls beyond this height. */
  maxHeight: number
  /** The side that it was placed on. */
  side: Side
}

/** Pixels between the popover and the edges of the viewport. */
const margin = 8

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

/**
 * Returns where a popover goes, next to `box` and inside `view`. It goes to the given side if it fits there or if the
 * other side has no more room. Next to a point it covers the point rather than being cut off.
 */
export function computePopoverPosition(
  box: Box,
  size: Size,
  view: Size,
  { side, align, gap }: Placement,
): PopoverPosition {
  const rooms = {
    top: Math.max(0, box.top - gap - margin),
    bottom: Math.max(0, view.height - box.bottom - gap - margin),
  }
  const other = side === 'top' ? 'bottom' : 'top'
  const chosen = size.height <= rooms[side] || rooms[side] >= rooms[other] ? side : other
  const lines = {
    start: box.left,
    center: (box.left + box.right - size.width) / 2,
    end: box.right - size.width,
  }
  const x = within(lines[align], margin, Math.max(margin, view.width - margin - size.width))

  const isPoint = box.top === box.bottom
  const maxHeight = isPoint ? Math.max(0, view.height - 2 * margin) : rooms[chosen]
  const height = Math.min(size.height, maxHeight)
  const adjacent = chosen === 'bottom' ? box.bottom + gap : box.top - gap - height
  const y = isPoint ? within(adjacent, margin, Math.max(margin, view.height - margin - height)) : adjacent
  return { x, y, maxHeight, side: chosen }
}
