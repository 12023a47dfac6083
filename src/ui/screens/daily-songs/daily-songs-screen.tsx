import { CalendarHeart, Play, ThumbsDown } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { Track } from '../../../contract/replies/track'
import { Button } from '../../kit/button/button'
import { FailurePanel } from '../../kit/state/failure-panel'
import type { MenuItem } from '../../kit/menu/menu-item'
import { StatePanel } from '../../kit/state/state-panel'
import { StillLoading } from '../../kit/state/still-loading'
import type { Screen } from '../../hooks/screen'
import { useStores } from '../../hooks/stores-context'
import { ListHead } from '../../features/tracks/list-head'
import { TrackList, TrackListSkeleton } from '../../features/tracks/track-list'
import { useText } from '../../kit/use-text'
import styles from './daily-songs-screen.module.css'
import { useDailySongs } from './use-daily-songs'

/** Today's recommended songs. */
export const DailySongsScreen = observer(function DailySongsScreen() {
  const { dailySongs, player, backend, notices } = useStores()
  const { text, language } = useText()
  const { day, outcome, waiting, load } = useDailySongs()
  const { songs } = dailySongs
  const date = new Date(`${day}T12:00`)
  const named = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', weekday: 'long' })

  const dislike = async (track: Track) => {
    const reply = await backend.call('recommendDislike', { id: track.id })
    if (!reply.ok) {
      if (reply.failure.kind === 'loginNeeded') notices.showFailure(reply.failure)
      else notices.show('error', 'dailySongs.dislikeFailed')
      return
    }
    dailySongs.replace(track, reply.value)
    notices.show('success', reply.value ? 'dailySongs.swapped' : 'dailySongs.gone')
  }
  const moreItems = (track: Track): MenuItem[] => [
    {
      key: 'dislike',
      label: text('dailySongs.dislike'),
      icon: ThumbsDown,
      onSelect: () => void dislike(track),
    },
  ]
  return (
    <>
      <ListHead
        title={text('daily.title')}
        note={`${named.format(date)} · ${text('daily.note')}`}
        mark={
          <span aria-hidden className={styles.leaf}>
            {date.getDate()}
          </span>
        }
      >
        {songs.length > 0 && (
          <Button tone="solid" onClick={() => player.playAll(songs, 0)}>
            <Play aria-hidden size={18} fill="currentColor" />
            {text('collection.playAll')}
          </Button>
        )}
      </ListHead>
      {songs.length > 0 ? (
        <TrackList tracks={songs} tools moreItems={moreItems} onPlay={(at) => player.playAll(songs, at)} />
      ) : outcome === null ? (
        <>
          <StillLoading />
          <TrackListSkeleton />
        </>
      ) : outcome.ok ? (
        <StatePanel icon={CalendarHeart} title={text('daily.empty')}>
          <Button aria-busy={waiting} onClick={() => void load()}>
            {text('app.retry')}
          </Button>
        </StatePanel>
      ) : (
        <FailurePanel failure={outcome.failure} waiting={waiting} onRetry={() => void load()} />
      )}
    </>
  )
})

export const screen: Screen = { Component: DailySongsScreen }
