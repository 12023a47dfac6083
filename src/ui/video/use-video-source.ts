import { useEffect, useRef } from 'react'
import type { RefObject, SyntheticEvent } from 'react'
import { useStores } from '../stores-context'

/**
 * What an element does with the stream of the video store: another one for the same video goes on where the one before
 * stood, and the music gives way when it plays. The handlers are the element's.
 */
export function useVideoSource(frame: RefObject<HTMLVideoElement | null>) {
  const { video: store } = useStores()
  const stood = useRef({ video: store.video?.id ?? null, seconds: 0, playing: false })
  const { watching } = store

  // the music plays again
  useEffect(() => {
    if (!watching) frame.current?.pause()
  }, [frame, watching])

  const keep = (changes: { seconds?: number; playing?: boolean }) => {
    const { current } = stood
    const id = store.video?.id ?? null
    const known = current.video === id ? current : { seconds: 0, playing: false }
    stood.current = { ...known, ...changes, video: id }
  }
  return {
    onLoadedMetadata: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
      const { video, seconds, playing } = stood.current
      if (video !== (store.video?.id ?? null)) return
      if (seconds > 0) currentTarget.currentTime = seconds
      // where the browser will not, the listener presses
      if (playing) currentTarget.play().catch(() => keep({ playing: false }))
    },
    onTimeUpdate: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
      if (currentTarget.currentTime > 0) keep({ seconds: currentTarget.currentTime })
    },
    onPlay: () => {
      keep({ playing: true })
      store.began()
    },
    onPause: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
      // another source pauses it as well, which is not the listener's doing
      if (currentTarget.readyState > 0) keep({ playing: false })
    },
    onEnded: () => keep({ seconds: 0, playing: false }),
    onError: () => {
      if (store.stream) store.lose()
    },
  }
}
