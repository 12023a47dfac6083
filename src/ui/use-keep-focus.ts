import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useLocation } from 'react-router'

/**
 * Leaves focus where it is within an element whose controls change the address: a screen that only shows something
 * else is not to take it, as a new screen does.
 */
export function useKeepFocus(element: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  const shownKey = useRef(key)
  useEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    const held = document.activeElement
    if (!(held instanceof HTMLElement) || !element.current?.contains(held)) return
    // the frame gives focus to the screen in an effect of its own, which comes after this one
    queueMicrotask(() => {
      if (held.isConnected) held.focus({ preventScroll: true })
    })
  }, [element, key])
}
