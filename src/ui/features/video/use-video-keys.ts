import { useEffect } from 'react'
import type { RefObject } from 'react'
import { isKeyTaken } from '../keyboard/is-key-taken'
import { useStores } from '../../hooks/stores-context'

/** Elements that have focus while nothing with keys of its own has. */
const pages = 'body, main'

const steps: Readonly<Record<string, number>> = { ArrowLeft: -5, ArrowRight: 5 }

/**
 * Handles the keys of the video while the page itself has focus: Space, left and right, and m and f if single-character
 * shortcuts are on. They take precedence over the app's shortcuts.
 */
export function useVideoKeys(element: RefObject<HTMLVideoElement | null>): void {
  const { settings } = useStores()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { current: video } = element
      const { key, target, ctrlKey, altKey, metaKey, shiftKey } = event
      if (!video?.currentSrc || ctrlKey || altKey || metaKey || shiftKey) return
      if (!(target instanceof Element) || !target.matches(pages) || isKeyTaken(event)) return
      const letters = settings.values.singleKeyShortcuts
      const step = steps[key]
      if (key === ' ') toggle(video)
      else if (step !== undefined) video.currentTime = Math.max(0, video.currentTime + step)
      else if (letters && key === 'm') video.muted = !video.muted
      else if (letters && key === 'f') toggleFullscreen(video)
      else return
      event.preventDefault()
    }
    // capture, so that they come before the app's shortcuts
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [element, settings])
}

/** If the browser refuses to play or to go fullscreen, the video's own controls still work. */
const ignore = () => undefined

function toggle(video: HTMLVideoElement): void {
  if (video.paused) video.play().catch(ignore)
  else video.pause()
}

function toggleFullscreen(video: HTMLVideoElement): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(ignore)
  else video.requestFullscreen().catch(ignore)
}
