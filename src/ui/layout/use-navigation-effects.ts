import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useShellStores } from '../hooks/stores-context'

/**
 * Closes the layers over the page before a navigation, and moves focus to the new screen after it. Returns the ref
 * for the element that holds the screen. `inert`: the page takes no focus. Call it in an observer.
 */
export function useNavigationEffects(inert: boolean) {
  const { shell } = useShellStores()
  const { key } = useLocation()
  const { state } = useNavigation()
  const content = useRef<HTMLElement>(null)
  const shownKey = useRef(key)
  const covered = inert || shell.playerOpen || shell.queueOpen || shell.searchOpen

  useEffect(() => {
    if (state === 'idle') return
    shell.closeLayers()
  }, [shell, state])

  useEffect(() => {
    if (shownKey.current === key) return
    shell.closeLayers()
    // the page takes no focus while a layer covers it
    if (covered) return
    shownKey.current = key
    content.current?.focus({ preventScroll: true })
  }, [shell, key, covered])
  return content
}
