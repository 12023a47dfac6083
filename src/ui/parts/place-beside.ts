/** A rectangle of the view, in CSS pixels from its upper left corner; a point has no size. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export type Side = 'top' | 'bottom'
export type Align = 'start' | 'center' | 'end'

interface Placing {
  side: Side
  align: Align
  /** Pixels between the box and what is placed. */
  gap: number
}

interface Size {
  width: number
  height: number
}

interface Place {
  x: number
  y: number
  /** What does not fit into it has to scroll. */
  maxHeight: number
  /** The side that it came to. */
  side: Side
}

/** What is placed stays that many pixels away from the edges of the view. */
const margin = 8

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

/**
 * Where something goes beside a box and inside the view: on the side asked for when it fits there or when there is no
 * more room on the other. Beside a point it may lie over the point rather than be cut.
 */
export function placeBeside(box: Box, size: Size, view: Size, { side, align, gap }: Placing): Place {
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
  const beside = chosen === 'bottom' ? box.bottom + gap : box.top - gap - height
  const y = isPoint ? within(beside, margin, Math.max(margin, view.height - margin - height)) : beside
  return { x, y, maxHeight, side: chosen }
}
