import { Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { artistNames } from '../../domain/catalogue/artist-names'
import type { Track } from '../../domain/catalogue/track'
import { IconButton } from '../parts/icon-button'
import { PlayingBars } from '../parts/playing-bars'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import styles from './queue-row.module.css'

interface QueueRowProps {
  track: Track
  at: number
  /** Called before the row goes, while focus is in it. */
  onRemove: () => void
}

export const QueueRow = observer(function QueueRow({ track, at, onRemove }: QueueRowProps) {
  const { queue, player, shell, notices } = useStores()
  const { text } = useText()
  const current = queue.queue.index === at
  const remove = () => {
    onRemove()
    player.removeAt(at)
    notices.show('success', 'notice.removed')
  }
  return (
    <div role="listitem" className={styles.row} data-current={current || undefined}>
      <button
        type="button"
        aria-current={current || undefined}
        className={styles.play}
        onClick={() => {
          if (!current) player.jumpTo(at)
          else if (!player.wantsSound) player.toggle()
        }}
      >
        <span aria-hidden className={styles.number}>
          {current ? <PlayingBars moving={player.sounding && !shell.playerOpen} /> : at + 1}
        </span>
        <span className={styles.text}>
          <span className={styles.name}>{track.name}</span>
          <span className={styles.artists}>{artistNames(track.artists) || text('app.unknownArtist')}</span>
        </span>
      </button>
      <IconButton
        label={text('queue.remove', { name: track.name })}
        className={styles.remove}
        onClick={remove}
      >
        <Trash2 aria-hidden size={18} />
      </IconButton>
    </div>
  )
})
