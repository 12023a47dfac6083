import { ListMusic, SearchX } from 'lucide-react'
import { Button } from '../../kit/button/button'
import { Skeleton } from '../../kit/state/skeleton'
import { StatePanel } from '../../kit/state/state-panel'
import { useText } from '../../kit/use-text'
import type { TrackSection } from './lay-out-sections'
import { TrackListTools } from './track-list-tools'
import type { TrackListProps } from './track-list-props'
import styles from './track-list.module.css'
import { TrackRows } from './track-rows'
import { useChosenTracks } from './use-chosen-tracks'
import { useTrackFilter } from './use-track-filter'

const none: readonly TrackSection[] = []

/**
 * A list of any length; only the rows near the view are rendered. One row is the Tab stop, and arrows move between rows.
 */
export function TrackList(props: TrackListProps) {
  const { tracks, onPlay, label, firstNumber = 1, sections = none, tools = false, ...menu } = props
  const { text } = useText()
  const filter = useTrackFilter(tracks)
  const choice = useChosenTracks(tracks)
  const { places } = filter
  if (tracks.length === 0) return <StatePanel icon={ListMusic} title={text('collection.empty')} />
  return (
    <>
      {tools && (
        <TrackListTools
          filter={filter}
          choice={choice}
          onRemove={menu.onRemove}
          removeLabel={menu.removeLabel}
        />
      )}
      {places.length === 0 ? (
        <StatePanel icon={SearchX} title={text('track.nothingFound', { query: filter.query.trim() })}>
          <Button onClick={() => filter.setQuery('')}>{text('track.clearFilter')}</Button>
        </StatePanel>
      ) : (
        <TrackRows
          tracks={tracks}
          places={places}
          label={label ?? text('track.list')}
          firstNumber={firstNumber}
          sections={sections}
          choice={choice}
          menu={menu}
          onPlay={onPlay}
        />
      )}
    </>
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
