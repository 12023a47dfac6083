import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { failureText } from '../../../i18n/failure-text'
import type { GrowingTracks } from '../../../stores/library/growing-tracks'
import { Button } from '../../kit/button/button'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './growing-track-list.module.css'
import { TrackList } from './track-list'
import type { TrackListProps } from './track-list-props'

interface GrowingTrackListProps extends Omit<TrackListProps, 'tracks' | 'onPlay'> {
  list: GrowingTracks
  /** Id of the playlist or album; 0 for none. */
  sourceId?: number
}

/** A long list that is shown while it loads. Playing a track queues the whole list, the rest once it is loaded. */
export const GrowingTrackList = observer(function GrowingTrackList(props: GrowingTrackListProps) {
  const { list, sourceId = 0, ...rest } = props
  const { player, queue } = useStores()
  const { text } = useText()
  const { tracks, complete, failure } = list
  useEffect(() => {
    void list.loadRest()
    return () => list.pause()
  }, [list])

  const play = async (at: number) => {
    player.playAll(tracks, at, sourceId)
    if (complete) return
    const whole = await list.loadAll()
    if (whole.ok) queue.extend(tracks, whole.value)
  }
  const cause = failure && failureText(failure)
  return (
    <>
      <TrackList {...rest} tracks={tracks} onPlay={(at) => void play(at)} />
      {!complete && (
        <div role={cause ? 'alert' : undefined} className={styles.rest}>
          {cause ? (
            <>
              {text('collection.partly', {
                count: tracks.length,
                cause: text(cause.key, cause.values),
              })}
              <Button onClick={() => void list.loadRest()}>{text('app.retry')}</Button>
            </>
          ) : (
            text('collection.growing', { count: tracks.length })
          )}
        </div>
      )}
    </>
  )
})
