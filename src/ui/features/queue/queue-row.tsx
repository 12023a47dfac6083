import { Ellipsis, Trash2, ArrowDown, ArrowUp, ListEnd, ListPlus, Play } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { artistNames } from '../../../domain/catalogue/artist-names'
import type { Track } from '../../../contract/replies/track'
import { ContextMenu } from '../../kit/menu/context-menu'
import { IconButton } from '../../kit/button/icon-button'
import { MenuButton } from '../../kit/menu/menu-button'
import { PlayingBars } from '../tracks/playing-bars'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './queue-row.module.css'
import type { MenuItem } from '../../kit/menu/menu-item'

interface QueueRowProps {
  track: Track
  at: number
  /** Number of tracks in the queue. */
  count: number
  /** Whether the row is the Tab stop of the list. */
  isTabStop: boolean
  /** Called when focus enters the row. */
  onTabStop: (at: number) => void
  onMove: (from: number, to: number) => void
  onRemove: (at: number) => void
}

/** A row of the queue: a button that plays the track, a remove button and a menu. */
export const QueueRow = observer(function QueueRow(props: QueueRowProps) {
  const { track, at, count, isTabStop, onTabStop, onMove, onRemove } = props
  const { queue, player, shell } = useStores()
  const { text, languageOf } = useText()
  const current = queue.queue.index === at
  const play = () => {
    if (!current) player.jumpTo(at)
    else if (!player.wantsSound) player.toggle()
  }
  const items = useQueueRowMenu({ track, at, count, current, onPlay: play, onMove, onRemove })
  const artists = artistNames(track.artists)
  const label = text('queue.more', { name: track.name })
  return (
    <ContextMenu label={label} items={() => items}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notes that focus is in the row */}
      <div
        role="listitem"
        aria-setsize={count}
        aria-posinset={at + 1}
        data-current={current || undefined}
        className={styles.row}
        onFocus={() => onTabStop(at)}
      >
        <button
          type="button"
          data-place={at}
          tabIndex={isTabStop ? 0 : -1}
          aria-current={current || undefined}
          title={track.name}
          className={styles.play}
          onClick={play}
        >
          <span aria-hidden className={styles.number}>
            {current ? (
              <PlayingBars moving={player.playing && (!shell.playerOpen || shell.queueOpen)} />
            ) : (
              at + 1
            )}
          </span>
          <span className={styles.text}>
            <span lang={languageOf(track.name)} className={styles.name}>
              {track.name}
            </span>
            <span lang={languageOf(artists)} className={styles.artists}>
              {artists || text('track.unknownArtist')}
            </span>
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

interface RowMenu {
  track: Track
  at: number
  count: number
  current: boolean
  onPlay: () => void
  onMove: (from: number, to: number) => void
  onRemove: (at: number) => void
}

/** Returns the menu items of a queued track. */
function useQueueRowMenu({ track, at, count, current, onPlay, onMove, onRemove }: RowMenu): MenuItem[] {
  const { queue, notices, ownPlaylists } = useStores()
  const { text } = useText()
  const playNext = () => {
    queue.playNext(track)
    notices.show('success', 'notice.playNext')
  }
  return [
    { key: 'play', label: text('queue.play'), icon: Play, onSelect: onPlay },
    { key: 'next', label: text('queue.playNext'), icon: ListEnd, disabled: current, onSelect: playNext },
    {
      key: 'up',
      label: text('queue.moveUp'),
      icon: ArrowUp,
      disabled: at === 0,
      onSelect: () => onMove(at, at - 1),
    },
    {
      key: 'down',
      label: text('queue.moveDown'),
      icon: ArrowDown,
      disabled: at === count - 1,
      onSelect: () => onMove(at, at + 1),
    },
    {
      key: 'add',
      label: text('player.addToPlaylist'),
      icon: ListPlus,
      onSelect: () => ownPlaylists.requestAdd([track]),
    },
    { key: 'divider', kind: 'divider' },
    {
      key: 'remove',
      label: text('queue.takeOut'),
      icon: Trash2,
      danger: true,
      onSelect: () => onRemove(at),
    },
  ]
}
