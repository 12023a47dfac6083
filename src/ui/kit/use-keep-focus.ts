import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useLocation } from 'react-router'

/**
 * Keeps focus on a control of `element` when the control changes the address. The layout moves focus to a new screen;
 * a screen that merely shows another part of itself must not take it.
 */
export function useKeepFocus(element: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  const shownKey = useRef(key)
  useEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || !element.current?.contains(focused)) return
    // the layout moves focus to the screen in its own effect, which runs after this one
    queueMicrotask(() => {
      if (focused.isConnected) focused.focus({ preventScroll: true })
    })
  }, [element, key])
}
