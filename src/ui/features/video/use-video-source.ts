import { useEffect, useRef } from 'react'
import type { RefObject, SyntheticEvent } from 'react'
import { useStores } from '../../hooks/stores-context'

/**
 * Returns the handlers of a video element that plays the stream of the video store. Another stream of the same video
 * continues at the position of the previous one, and the music pauses when the video plays.
 */
export function useVideoSource(element: RefObject<HTMLVideoElement | null>) {
  const { video: store } = useStores()
  const last = useRef({ video: store.video?.id ?? null, seconds: 0, playing: false })
  const { hasSound } = store

  // the music has started to play again
  useEffect(() => {
    if (!hasSound) element.current?.pause()
  }, [element, hasSound])

  const remember = (changes: { seconds?: number; playing?: boolean }) => {
    const { current } = last
    const id = store.video?.id ?? null
    const known = current.video === id ? current : { seconds: 0, playing: false }
    last.current = { ...known, ...changes, video: id }
  }
  return {
    onLoadedMetadata: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
      const { video, seconds, playing } = last.current
      if (video !== (store.video?.id ?? null)) return
      if (seconds > 0) currentTarget.currentTime = seconds
      // if the browser refuses, the listener presses play
      if (playing) currentTarget.play().catch(() => remember({ playing: false }))
    },
    onTimeUpdate: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
      if (currentTarget.currentTime > 0) remember({ seconds: currentTarget.currentTime })
    },
    onPlay: () => {
      remember({ playing: true })
      store.videoStarted()
    },
    onPause: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
      // a change of source fires pause as well
      if (currentTarget.readyState > 0) remember({ playing: false })
    },
    onEnded: () => remember({ seconds: 0, playing: false }),
    onError: () => {
      if (store.stream) store.streamFailed()
    },
  }
}
