import { useEffect } from 'react'
import { artistNames } from '../../domain/catalogue/artist-names'
import { useStores } from '../stores-context'

/** Names the window after the song while it sounds. To be called in an observer. */
export function usePlayingTitle(): void {
  const { shell, player } = useStores()
  const { track, sounding } = player
  const title =
    sounding && track ? [track.name, artistNames(track.artists.slice(0, 1))].filter(Boolean).join(' - ') : ''

  useEffect(() => {
    shell.setPlayingTitle(title)
    return () => shell.setPlayingTitle('')
  }, [shell, title])
}
