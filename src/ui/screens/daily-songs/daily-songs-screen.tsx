import { CalendarHeart, Play, ThumbsDown } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { Track } from '../../../domain/catalogue/track'
import { Button } from '../../parts/button'
import { FailurePanel } from '../../parts/failure-panel'
import type { MenuItem } from '../../parts/menu-item'
import { StatePanel } from '../../parts/state-panel'
import { StillLoading } from '../../parts/still-loading'
import type { Screen } from '../../routes/screen'
import { useStores } from '../../stores-context'
import { ListHead } from '../../tracks/list-head'
import { TrackList, TrackListSkeleton } from '../../tracks/track-list'
import { useText } from '../../use-text'
import styles from './daily-songs-screen.module.css'
import { useDailySongs } from './use-daily-songs'

/** The songs that are recommended to the listener today. */
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
      if (reply.failure.kind === 'loginNeeded') notices.fail(reply.failure)
      else notices.show('error', 'dailySongs.dislikeFailed')
      return
    }
    dailySongs.swap(track, reply.value)
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
            {text('list.playAll')}
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
