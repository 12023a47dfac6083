import { useEffect } from 'react'
import type { RefObject } from 'react'
import { takesKey } from '../keyboard/takes-key'
import { useStores } from '../stores-context'

/** What focus is on while it is on nothing that has keys of its own. */
const pages = 'body, main'

const steps: Readonly<Record<string, number>> = { ArrowLeft: -5, ArrowRight: 5 }

/**
 * The keys that are the video's while focus is on the page: Space, and left and right; m and f where keys of one
 * character do something. They come before those of the music.
 */
export function useVideoKeys(frame: RefObject<HTMLVideoElement | null>): void {
  const { settings } = useStores()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { current: video } = frame
      const { key, target, ctrlKey, altKey, metaKey, shiftKey } = event
      if (!video?.currentSrc || ctrlKey || altKey || metaKey || shiftKey) return
      if (!(target instanceof Element) || !target.matches(pages) || takesKey(event)) return
      const letters = settings.values.singleKeyShortcuts
      const step = steps[key]
      if (key === ' ') toggle(video)
      else if (step !== undefined) video.currentTime = Math.max(0, video.currentTime + step)
      else if (letters && key === 'm') video.muted = !video.muted
      else if (letters && key === 'f') toggleFullscreen(video)
      else return
      event.preventDefault()
    }
    // before the app's own
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [frame, settings])
}

/** Where the browser will not play or fill the screen, its own controls are there to be pressed. */
const nothing = () => undefined

function toggle(video: HTMLVideoElement): void {
  if (video.paused) video.play().catch(nothing)
  else video.pause()
}

function toggleFullscreen(video: HTMLVideoElement): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(nothing)
  else video.requestFullscreen().catch(nothing)
}
