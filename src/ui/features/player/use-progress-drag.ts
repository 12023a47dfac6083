import { useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { useStores } from '../../hooks/stores-context'

/** How far a finger may move in a tap, in pixels. */
const tapSlop = 8

/**
 * Returns whether the position is dragged, and the handlers of the slider for it. With `onTap` a finger drags sideways
 * only, and its tap calls `onTap`, for a slider over something that is tapped.
 */
export function useProgressDrag(onTap: (() => void) | undefined) {
  const { player } = useStores()
  const [dragging, setDragging] = useState(false)
  /** Where a finger came down that may still tap. */
  const touched = useRef<{ x: number; y: number } | null>(null)

  const start = () => {
    setDragging(true)
    player.startDrag()
  }
  const end = () => {
    touched.current = null
    setDragging(false)
    player.endDrag()
  }
  const movedBy = ({ clientX, clientY }: PointerEvent, { x, y }: { x: number; y: number }) => ({
    across: Math.abs(clientX - x),
    along: Math.abs(clientY - y),
  })
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      if (onTap && event.pointerType === 'touch') touched.current = { x: event.clientX, y: event.clientY }
      else start()
    },
    onPointerMove: (event: PointerEvent) => {
      if (!touched.current) return
      const { across, along } = movedBy(event, touched.current)
      if (across <= tapSlop || across < along) return
      touched.current = null
      start()
    },
    onPointerUp: (event: PointerEvent) => {
      const { current: from } = touched
      end()
      if (!from) return
      const { across, along } = movedBy(event, from)
      if (Math.max(across, along) <= tapSlop) onTap?.()
    },
    onPointerCancel: end,
    onLostPointerCapture: end,
  }
  const dragTo = (seconds: number) => {
    if (!touched.current) player.dragTo(seconds)
  }
  return { dragging, handlers, dragTo }
}
