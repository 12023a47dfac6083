import { Ellipsis, Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { artistNames } from '../../domain/catalogue/artist-names'
import type { Track } from '../../domain/catalogue/track'
import { ContextMenu } from '../parts/context-menu'
import { IconButton } from '../parts/icon-button'
import { MenuButton } from '../parts/menu-button'
import { PlayingBars } from '../parts/playing-bars'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import styles from './queue-row.module.css'
import { useRowMenu } from './use-row-menu'

interface QueueRowProps {
  track: Track
  at: number
  /** Of tracks in all. */
  count: number
  /** Whether the Tab key stops here. */
  isStop: boolean
  /** Focus came to the row there. */
  onStop: (at: number) => void
  onMove: (from: number, to: number) => void
  onRemove: (at: number) => void
}

/** A queued track: press to play, and what else can be done to it. */
export const QueueRow = observer(function QueueRow(props: QueueRowProps) {
  const { track, at, count, isStop, onStop, onMove, onRemove } = props
  const { queue, player, shell } = useStores()
  const { text } = useText()
  const current = queue.queue.index === at
  const play = () => {
    if (!current) player.jumpTo(at)
    else if (!player.wantsSound) player.toggle()
  }
  const items = useRowMenu({ track, at, count, current, onPlay: play, onMove, onRemove })
  const label = text('queue.more', { name: track.name })
  return (
    <ContextMenu label={label} items={() => items}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- focus is noted, wherever in the row */}
      <div
        role="listitem"
        aria-setsize={count}
        aria-posinset={at + 1}
        data-current={current || undefined}
        className={styles.row}
        onFocus={() => onStop(at)}
      >
        <button
          type="button"
          data-place={at}
          tabIndex={isStop ? 0 : -1}
          aria-current={current || undefined}
          title={track.name}
          className={styles.play}
          onClick={play}
        >
          <span aria-hidden className={styles.number}>
            {current ? (
              <PlayingBars moving={player.sounding && (!shell.playerOpen || shell.queueOpen)} />
            ) : (
              at + 1
            )}
          </span>
          <span className={styles.text}>
            <span className={styles.name}>{track.name}</span>
            <span className={styles.artists}>{artistNames(track.artists) || text('app.unknownArtist')}</span>
          </span>
        </button>
        <IconButton
          label={text('queue.remove', { name: track.name })}
          className={styles.tool}
          onClick={() => onRemove(at)}
        >
          <Trash2 aria-hidden size={18} />
        </IconButton>
        <MenuButton label={label} items={items} className={styles.tool}>
          <Ellipsis aria-hidden size={18} />
        </MenuButton>
      </div>
    </ContextMenu>
  )
})
