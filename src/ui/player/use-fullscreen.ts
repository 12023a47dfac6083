import { useSyncExternalStore } from 'react'
import type { RefObject } from 'react'
import { useStores } from '../stores-context'

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** Fullscreen of one element; a refusal is told. */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const { notices } = useStores()
  const fullscreen = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  const toggle = () => {
    const change = fullscreen ? document.exitFullscreen() : element.current?.requestFullscreen()
    change?.catch(() => notices.show('warning', 'notice.fullscreenUnavailable'))
  }
  return { fullscreen, supported: document.fullscreenEnabled, toggle }
}
