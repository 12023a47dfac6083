import { ListEnd, Play } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { artistNames } from '../../domain/catalogue/artist-names'
import type { Track } from '../../domain/catalogue/track'
import { formatTime } from '../../domain/format/format-time'
import { CoverButton } from '../parts/cover-button'
import { IconButton } from '../parts/icon-button'
import { PlayingBars } from '../parts/playing-bars'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import styles from './track-row.module.css'

interface TrackRowProps {
  track: Track
  at: number
  onPlay: () => void
}

const coarse = matchMedia('(pointer: coarse)')

/**
 * One track of a list. The cover is its play button; a click on the row plays too, twice or once by setting
 * and always once by touch.
 */
export const TrackRow = observer(function TrackRow({ track, at, onPlay }: TrackRowProps) {
  const { player, shell, queue, notices, settings } = useStores()
  const { text } = useText()
  const current = player.track?.id === track.id
  const play = () => {
    if (!current) onPlay()
    else if (!player.wantsSound) player.toggle()
  }
  const onRow = (clicks: 1 | 2) => (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button')) return
    const wanted = coarse.matches || settings.values.listClickMode === 'click' ? 1 : 2
    if (clicks === wanted) play()
  }
  const playNext = () => {
    queue.playNext(track)
    notices.show('success', 'notice.playNext')
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a shortcut for the mouse; the cover is the control
    <div
      className={styles.row}
      data-current={current || undefined}
      onClick={onRow(1)}
      onDoubleClick={onRow(2)}
    >
      <span className={styles.number}>
        {current ? <PlayingBars moving={player.sounding && !shell.playerOpen} /> : at + 1}
      </span>
      <CoverButton
        label={text('list.playTrack', { name: track.name })}
        aria-current={current || undefined}
        url={track.album.picUrl}
        size={96}
        icon={Play}
        onClick={play}
      />
      <span className={styles.text}>
        <span className={styles.name}>
          {track.name}
          {track.aliases[0] && <span className={styles.alias}> {track.aliases[0]}</span>}
        </span>
        <span className={styles.artists}>{artistNames(track.artists) || text('app.unknownArtist')}</span>
      </span>
      {track.album.id > 0 ? (
        <Link to={`/album?id=${track.album.id}`} className={styles.album}>
          {track.album.name}
        </Link>
      ) : (
        <span className={styles.album}>{track.album.name}</span>
      )}
      {!current && !queue.isEmpty && !queue.fm && (
        <IconButton
          label={text('list.playNext', { name: track.name })}
          className={styles.action}
          onClick={playNext}
        >
          <ListEnd aria-hidden size={20} />
        </IconButton>
      )}
      <span className={styles.duration}>{formatTime(track.duration)}</span>
    </div>
  )
})
