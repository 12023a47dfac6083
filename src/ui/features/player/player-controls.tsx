import { observer } from 'mobx-react-lite'
import { formatTime } from '../../../domain/format/format-time'
import { useHasLyricsPage } from '../lyrics/use-has-lyrics-page'
import { LikeButton } from './like-button'
import { ModeButton } from './mode-button'
import { playbackNote } from './playback-note'
import { ProgressSlider } from './progress-slider'
import { QueueButton } from './queue-button'
import { Transport } from './transport'
import { VolumeControl } from './volume-control'
import { AddToPlaylistButton } from '../playlists/add-to-playlist-button'
import { SpectrumPlace } from '../spectrum/spectrum-place'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './player-controls.module.css'
import { MessageCircle } from 'lucide-react'
import { Link } from 'react-router'
import iconButton from '../../kit/button/icon-button.module.css'

/** The controls of the full player in front of the spectrum, the same at every width. */
export const PlayerControls = observer(function PlayerControls({ visible }: { visible: boolean }) {
  const { player } = useStores()
  const { text } = useText()
  const hasWords = useHasLyricsPage()
  const note = playbackNote(player.state)
  return (
    <div className={styles.foot}>
      <SpectrumPlace uncovered={visible} className={styles.spectrum} />
      <div data-control-area className={styles.controls}>
        {note && (
          <p aria-hidden data-blocked={player.state.blocked || undefined} className={styles.note}>
            {text(note)}
          </p>
        )}
        <div className={styles.progress}>
          <span className={styles.time}>{formatTime(player.elapsed)}</span>
          <ProgressSlider animated={visible && hasWords} className={styles.range} />
          <span className={styles.time}>{formatTime(player.duration)}</span>
        </div>
        <div className={styles.row}>
          <div className={styles.middle}>
            <ModeButton />
            <Transport large />
            <QueueButton />
          </div>
          <div className={styles.start}>
            <LikeButton />
            <AddToPlaylistButton />
            <CommentsLink />
          </div>
          <VolumeControl className={styles.end} />
        </div>
      </div>
    </div>
  )
})

/** A link to the comments on the current track. */
const CommentsLink = observer(function CommentsLink({ className = '' }: { className?: string | undefined }) {
  const { player } = useStores()
  const { text } = useText()
  if (!player.track) return null
  return (
    <Link
      to={`/comment?id=${player.track.id}`}
      aria-label={text('player.comments')}
      title={text('player.comments')}
      className={`${iconButton.button} ${className}`}
    >
      <MessageCircle aria-hidden size={20} />
    </Link>
  )
})
