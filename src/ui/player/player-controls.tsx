import { observer } from 'mobx-react-lite'
import { formatTime } from '../../domain/format/format-time'
import { LikeButton } from '../bar/like-button'
import { ModeButton } from '../bar/mode-button'
import { playbackNote } from '../bar/playback-note'
import { ProgressSlider } from '../bar/progress-slider'
import { QueueButton } from '../bar/queue-button'
import { Transport } from '../bar/transport'
import { VolumeControl } from '../bar/volume-control'
import { AddToPlaylistButton } from '../playlists/add-to-playlist-button'
import { SpectrumPlace } from '../spectrum/spectrum-place'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import { CommentsLink } from './comments-link'
import styles from './player-controls.module.css'

/** Progress, transport and all that can be done to the track, there at every width, before the spectrum. */
export const PlayerControls = observer(function PlayerControls({ visible }: { visible: boolean }) {
  const { player } = useStores()
  const { text } = useText()
  const note = playbackNote(player.state)
  return (
    <div className={styles.foot}>
      <SpectrumPlace uncovered={visible} className={styles.spectrum} noteClassName={styles.rest} />
      <div className={styles.controls}>
        {note && (
          <p aria-hidden data-blocked={player.state.blocked || undefined} className={styles.note}>
            {text(note)}
          </p>
        )}
        <div className={styles.progress}>
          <span className={styles.time}>{formatTime(player.elapsed)}</span>
          <ProgressSlider className={styles.range} />
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
