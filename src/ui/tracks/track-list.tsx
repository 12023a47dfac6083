import { ListMusic } from 'lucide-react'
import { WindowVirtualizer } from 'virtua'
import type { Track } from '../../domain/catalogue/track'
import { Skeleton } from '../parts/skeleton'
import { StatePanel } from '../parts/state-panel'
import { useText } from '../use-text'
import styles from './track-list.module.css'
import { TrackRow } from './track-row'

interface TrackListProps {
  tracks: readonly Track[]
  onPlay: (at: number) => void
}

/** A list of any length; only the rows near the view exist. */
export function TrackList({ tracks, onPlay }: TrackListProps) {
  const { text } = useText()
  if (tracks.length === 0) return <StatePanel icon={ListMusic} title={text('list.empty')} />
  return (
    <WindowVirtualizer as="ol" item="li" itemSize={64} data={[...tracks]}>
      {(track, at) => <TrackRow key={track.id} track={track} at={at} onPlay={() => onPlay(at)} />}
    </WindowVirtualizer>
  )
}

export function TrackListSkeleton() {
  return (
    <div aria-hidden>
      {Array.from({ length: 8 }, (_, at) => (
        <div key={at} className={styles.ghost}>
          <Skeleton className={styles.ghostCover} />
          <Skeleton className={styles.ghostText} />
        </div>
      ))}
    </div>
  )
}
