import { ArrowDown, ArrowUp, ListEnd, ListPlus, Play, Trash2 } from 'lucide-react'
import type { Track } from '../../domain/catalogue/track'
import type { MenuItem } from '../parts/menu-item'
import { useStores } from '../stores-context'
import { useText } from '../use-text'

interface RowMenu {
  track: Track
  at: number
  count: number
  current: boolean
  onPlay: () => void
  onMove: (from: number, to: number) => void
  onRemove: (at: number) => void
}

/** What can be done to a queued track. */
export function useRowMenu({ track, at, count, current, onPlay, onMove, onRemove }: RowMenu): MenuItem[] {
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
      onSelect: () => ownPlaylists.askWhere([track]),
    },
    { key: 'parting', kind: 'divider' },
    {
      key: 'remove',
      label: text('queue.takeOut'),
      icon: Trash2,
      danger: true,
      onSelect: () => onRemove(at),
    },
  ]
}
