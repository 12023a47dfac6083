import { useEffect, useSyncExternalStore } from 'react'
import { useStores } from '../stores-context'

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** Fullscreen of the whole page, so that notices stay in sight; left when the caller goes. A refusal is told. */
export function useFullscreen() {
  const { notices } = useStores()
  const fullscreen = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  const toggle = () => {
    const change = fullscreen ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    change.catch(() => notices.show('warning', 'notice.fullscreenUnavailable'))
  }
  useEffect(
    () => () => {
      if (document.fullscreenElement) void document.exitFullscreen()
    },
    [],
  )
  return { fullscreen, supported: document.fullscreenEnabled, toggle }
}
