import { useEffect } from 'react'
import { artistNames } from '../../../domain/catalogue/artist-names'
import { useStores } from '../../hooks/stores-context'

/** Shows the current song in the window title while it plays. Call it in an observer. */
export function usePlayingTitle(): void {
  const { shell, player } = useStores()
  const { track, playing } = player
  const title =
    playing && track ? [track.name, artistNames(track.artists.slice(0, 1))].filter(Boolean).join(' - ') : ''

  useEffect(() => {
    shell.setPlayingTitle(title)
    return () => shell.setPlayingTitle('')
  }, [shell, title])
}
