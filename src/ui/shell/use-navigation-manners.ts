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
  const hasCome = useRef(false)
  const covered = shell.playerOpen || shell.queueOpen || shell.searchOpen

  useEffect(() => {
    if (state === 'idle') return
    shell.closeLayers()
  }, [shell, state])

  useEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    hasCome.current = true
    shell.closeLayers()
  }, [shell, key])

  // what lies below a layer takes no focus before that is shut
  useEffect(() => {
    if (!hasCome.current || covered) return
    hasCome.current = false
    content.current?.focus({ preventScroll: true })
  }, [key, covered])
  return content
}
