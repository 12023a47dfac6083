import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useShellStores } from '../hooks/stores-context'
import { afterPaint } from '../kit/after-paint'

/**
 * Closes the layers over the page before a navigation, and moves focus to the new screen after it, unless it is in a
 * part with `data-keeps-focus`, whose controls merely show another part of the screen. Returns the ref for the element
 * that holds the screen. `inert`: the page takes no focus. Call it in an observer.
 */
export function useNavigationEffects(inert: boolean) {
  const { shell } = useShellStores()
  const { key } = useLocation()
  const { state } = useNavigation()
  const content = useRef<HTMLElement>(null)
  const shownKey = useRef(key)
  const focusedKey = useRef(key)
  const covered = inert || shell.playerOpen || shell.queueOpen || shell.searchOpen

  useEffect(() => {
    if (state === 'idle') return
    shell.closeLayers()
  }, [shell, state])

  useEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    shell.closeLayers()
  }, [shell, key])

  useEffect(() => {
    // the page takes no focus while a layer covers it
    if (focusedKey.current === key || covered) return
    const focused = document.activeElement
    // once the layout of the new screen is known: the focus asks for it
    return afterPaint(() => {
      focusedKey.current = key
      const { activeElement } = document
      if (activeElement?.closest('[data-keeps-focus]')) return
      // the screen itself has moved it by now; a layer that closes gives it back to what is not of the new screen
      if (activeElement !== focused && content.current?.contains(activeElement)) return
      content.current?.focus({ preventScroll: true })
    })
  }, [key, covered])
  return content
}
