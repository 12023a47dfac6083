import { useEffect, useMemo, useRef } from 'react'
import type { PointerEvent } from 'react'

/** The pointer rests that long before a menu opens: less is passing by. */
const opensAfterMs = 120

/** Long enough to cross from the button to its menu, and to come back after slipping off. */
const shutsAfterMs = 260

interface HoverIntent {
  /** The pointer came to rest on the element. */
  onRest: (element: HTMLElement) => void
  /** It left both the element and what it opened. */
  onGone: () => void
}

/** Tells when a pointer that can hover means to rest on something, and when it is gone from it for good. */
export function useHoverIntent(intent: HoverIntent) {
  const latest = useRef(intent)
  useEffect(() => {
    latest.current = intent
  })
  const watch = useMemo(() => createWatch(latest), [])
  useEffect(() => watch.forget, [watch])
  return watch
}

function createWatch(intent: { readonly current: HoverIntent }) {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What was dismissed is not to come back because the pointer happens to lie there. */
  let muted = false
  let lookWhere: AbortController | undefined

  const forget = () => {
    clearTimeout(timer)
    lookWhere?.abort()
  }
  return {
    forget,
    /** The pointer is on the element that opens. */
    enter({ pointerType, currentTarget }: PointerEvent<HTMLElement>) {
      clearTimeout(timer)
      if (pointerType === 'touch' || muted) return
      timer = setTimeout(() => intent.current.onRest(currentTarget), opensAfterMs)
    },
    /** The pointer is on what was opened. */
    stay() {
      clearTimeout(timer)
    },
    leave({ pointerType }: PointerEvent<HTMLElement>) {
      clearTimeout(timer)
      if (pointerType === 'touch') return
      muted = false
      timer = setTimeout(() => intent.current.onGone(), shutsAfterMs)
    },
    /** It was shut by other means than hovering: the element counts again once the pointer has been away from it. */
    dismissed(element: HTMLElement) {
      forget()
      muted = true
      lookWhere = new AbortController()
      const look = ({ target }: Event) => {
        if (!(target instanceof Node && element.contains(target))) muted = false
      }
      addEventListener('pointermove', look, { once: true, capture: true, signal: lookWhere.signal })
    },
  }
}
