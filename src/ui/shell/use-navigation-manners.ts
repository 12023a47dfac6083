import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useFrame } from '../stores-context'

/**
 * What goes with every navigation: layers over the page close before it, and focus moves to the new screen after
 * it. Gives the ref for the element that holds the screen. To be called in an observer.
 */
export function useNavigationManners() {
  const { shell } = useFrame()
  const { key } = useLocation()
  const { state } = useNavigation()
  const content = useRef<HTMLElement>(null)
  const shownKey = useRef(key)
  const covered = shell.playerOpen || shell.queueOpen || shell.searchOpen

  useEffect(() => {
    if (state === 'idle') return
    shell.closeLayers()
  }, [shell, state])

  useEffect(() => {
    if (shownKey.current === key) return
    shell.closeLayers()
    // what lies below a layer takes no focus before that is shut
    if (covered) return
    shownKey.current = key
    content.current?.focus({ preventScroll: true })
  }, [shell, key, covered])
  return content
}
