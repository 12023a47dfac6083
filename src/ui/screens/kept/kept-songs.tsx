import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import type { KeptSong } from '../../../domain/offline/kept-song'
import { TrackList } from '../../features/tracks/track-list'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import { playableOf } from './playable-of'

interface KeptSongsProps {
  label: string
  songs: readonly KeptSong[]
}

/** The songs whose files are here. */
export const KeptSongs = observer(function KeptSongs({ label, songs }: KeptSongsProps) {
  const { kept, player } = useStores()
  const { text } = useText()
  const tracks = useMemo(() => playableOf(songs), [songs])
  if (tracks.length === 0) return null
  return (
    <TrackList
      tracks={tracks}
      label={label}
      tools
      onPlay={(at) => player.playAll(tracks, at)}
      onRemove={(removed) => kept.removeSongs(removed.map(({ id }) => id))}
      removeLabel={text('offline.remove')}
    />
  )
})
