import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Result } from '../../../contract/result'
import type { Track } from '../../../contract/replies/track'
import type { GrowingTracks } from '../../../stores/library/growing-tracks'
import { GrowingTrackList } from '../../features/tracks/growing-track-list'
import { TrackListSkeleton } from '../../features/tracks/track-list'
import { useStores } from '../../hooks/stores-context'
import { Button } from '../../kit/button/button'
import { Deferred } from '../../kit/dialog/deferred'
import { useText } from '../../kit/use-text'

type LoadedTracks = Promise<Result<GrowingTracks>>

interface PlayAllProps {
  /** Loads all songs. */
  load: () => Promise<Result<readonly Track[]>>
  label?: string
}

/** Plays a list of the library from its start. */
export function PlayAllButton({ load, label }: PlayAllProps) {
  const { player } = useStores()
  const { text } = useText()
  return (
    <Button tone="solid" onClick={() => void player.loadAndPlay(load)}>
      <Play aria-hidden size={18} fill="currentColor" />
      {label ?? text('collection.playAll')}
    </Button>
  )
}

/** Returns what loads the whole of a list. */
export const wholeList = (tracks: LoadedTracks) => async (): Promise<Result<readonly Track[]>> => {
  const list = await tracks
  return list.ok ? list.value.loadAll() : list
}

interface LibrarySongsProps {
  tracks: LoadedTracks
  /** Identifies the list: another key shows the placeholder while it loads. */
  listKey: string
  label: string
  /** Shown if there are none. */
  empty: ReactNode
}

/** Songs of the library, with a filter, as far as they are loaded. */
export function LibrarySongs({ tracks, listKey, label, empty }: LibrarySongsProps) {
  return (
    <Deferred key={listKey} promise={tracks} fallback={<TrackListSkeleton />}>
      {(list) =>
        list.complete && list.tracks.length === 0 ? (
          empty
        ) : (
          <GrowingTrackList list={list} label={label} tools />
        )
      }
    </Deferred>
  )
}
