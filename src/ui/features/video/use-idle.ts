import { useCallback, useEffect, useRef, useState } from 'react'
import type { MouseEvent, PointerEvent } from 'react'

/** How long the controls stay after the last move of the pointer, in milliseconds. */
const restMs = 2_500

interface IdleOptions {
  /** Whether the video plays; otherwise its controls stay. */
  playing: boolean
  /** Called by a click of a mouse on the picture, and by a tap while the video does not play. */
  onClick: () => void
}

/**
 * Returns whether the controls of a playing video are out of the way, and the handlers that show them again. A touch of
 * the picture of a playing video shows or hides them, where a click of a mouse is the listener's.
 */
export function useIdle({ playing, onClick }: IdleOptions) {
  const [idle, setIdle] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isTouch = useRef(false)

  const rest = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIdle(true), restMs)
  }, [])
  const wake = useCallback(() => {
    setIdle(false)
    rest()
  }, [rest])
  useEffect(() => {
    if (playing) rest()
    return () => clearTimeout(timer.current)
  }, [playing, rest])

  const frameHandlers = {
    onPointerMove: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') wake()
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') setIdle(true)
    },
    // a finger on the controls; one on the picture has a meaning of its own
    onPointerDown: ({ target }: PointerEvent) => {
      if (!(target instanceof HTMLVideoElement)) wake()
    },
    onKeyDown: wake,
  }
  const pictureHandlers = {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isTouch.current = pointerType === 'touch'
    },
    onClick: ({ detail }: MouseEvent) => {
      if (!isTouch.current) {
        // the second click of two takes back the first, and the two make it fullscreen
        if (detail <= 2) onClick()
      } else if (!playing) onClick()
      else if (idle) wake()
      else setIdle(true)
    },
  }
  return { idle: idle && playing, frameHandlers, pictureHandlers }
}
