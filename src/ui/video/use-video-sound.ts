import { useEffect } from 'react'
import type { RefObject, SyntheticEvent } from 'react'
import { watch } from '../../stores/watch'
import { useStores } from '../stores-context'

/** Keeps a video as loud as the music is set, and the other way round. The handler is the element's. */
export function useVideoSound(frame: RefObject<HTMLVideoElement | null>) {
  const { settings } = useStores()

  useEffect(
    () =>
      watch(
        () => [settings.values.playVolume, settings.values.playVolumeMute] as const,
        ([level, muted]) => {
          if (!frame.current) return
          frame.current.volume = level
          frame.current.muted = muted
        },
        { now: true },
      ),
    [frame, settings],
  )
  return {
    onVolumeChange: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
      const level = Math.round(currentTarget.volume * 100) / 100
      const muted = currentTarget.muted || level === 0
      const { playVolume, playVolumeMute } = settings.values
      // one pulled down to nothing is muted, and comes back as loud as it was
      if (level > 0 && level !== playVolume) settings.set('playVolume', level)
      if (muted !== playVolumeMute) settings.set('playVolumeMute', muted)
    },
  }
}
