import { useEffect } from 'react'
import type { RefObject } from 'react'
import { isKeyTaken } from '../keyboard/is-key-taken'
import { useStores } from '../../hooks/stores-context'
import {
  seekBy,
  seekTo,
  setVolume,
  toggleFullscreen,
  toggleMute,
  togglePictureInPicture,
  togglePlay,
} from './video-actions'
import type { VideoElements } from './video-actions'

/** Elements that have focus while nothing with keys of its own has. */
const pages = 'body, main'

type KeyAction = (elements: VideoElements) => void

const keys: Readonly<Record<string, KeyAction>> = {
  ' ': ({ video }) => togglePlay(video),
  ArrowLeft: ({ video }) => seekBy(video, -5),
  ArrowRight: ({ video }) => seekBy(video, 5),
}

/** The page does not scroll then. */
const keysInFullscreen: Readonly<Record<string, KeyAction>> = {
  ArrowUp: ({ video }) => setVolume(video, video.volume + 0.05),
  ArrowDown: ({ video }) => setVolume(video, video.volume - 0.05),
}

const letters: Readonly<Record<string, KeyAction>> = {
  k: ({ video }) => togglePlay(video),
  j: ({ video }) => seekBy(video, -10),
  l: ({ video }) => seekBy(video, 10),
  m: ({ video }) => toggleMute(video),
  f: toggleFullscreen,
  i: ({ video }) => togglePictureInPicture(video),
}

/** Digits lead to tenths of the video. */
function tenthOf(key: string): KeyAction | undefined {
  if (!/^\d$/.test(key)) return undefined
  return ({ video }) => seekTo(video, ((video.duration || 0) * Number(key)) / 10)
}

interface VideoKeysOptions {
  frame: RefObject<HTMLElement | null>
  video: RefObject<HTMLVideoElement | null>
  onCaptions: () => void
}

/**
 * Handles the keys of the video while the page or the video's player has focus: Space, left and right, in fullscreen up
 * and down, and letters and digits if single-character shortcuts are on. They take precedence over the app's shortcuts.
 */
export function useVideoKeys({ frame, video, onCaptions }: VideoKeysOptions): void {
  const { settings } = useStores()
  useEffect(() => {
    const actionOf = (key: string): KeyAction | undefined => {
      const action = keys[key] ?? (document.fullscreenElement === frame.current && keysInFullscreen[key])
      if (action) return action
      if (!settings.values.singleKeyShortcuts) return undefined
      return key === 'c' ? onCaptions : (letters[key] ?? tenthOf(key))
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const elements = { video: video.current, frame: frame.current }
      const { key, target, ctrlKey, altKey, metaKey, shiftKey } = event
      if (!elements.video?.currentSrc || !elements.frame || ctrlKey || altKey || metaKey || shiftKey) return
      if (!(target instanceof Element) || isKeyTaken(event)) return
      const within = elements.frame.contains(target)
      // a button of the player takes Space itself
      if (within ? key === ' ' : !target.matches(pages)) return
      const action = actionOf(key)
      if (!action) return
      action({ video: elements.video, frame: elements.frame })
      event.preventDefault()
    }
    // capture, so that they come before the app's shortcuts
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [frame, video, onCaptions, settings])
}
