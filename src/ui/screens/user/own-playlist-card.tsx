import { EllipsisVertical, Link2, Lock, PencilLine, Trash2 } from 'lucide-react'
import type { PlaylistDetail } from '../../../domain/catalogue/playlist'
import { CollectionCard } from '../../parts/collection-card'
import { ContextMenu } from '../../parts/context-menu'
import { handOnFocus } from '../../parts/hand-on-focus'
import { MenuButton } from '../../parts/menu-button'
import type { MenuItem } from '../../parts/menu-item'
import { useStores } from '../../stores-context'
import { useLateDialog } from '../../use-late-dialog'
import { usePlayCollection } from '../../use-play-collection'
import { useShare } from '../../use-share'
import { useText } from '../../use-text'
import styles from './own-playlist-card.module.css'

interface OwnPlaylistCardProps {
  playlist: PlaylistDetail
  /** Whether it is the one that holds the likes, which cannot be deleted. */
  isDefault: boolean
}

/** One of the listener's own playlists, and what can be done to it. */
export function OwnPlaylistCard({ playlist, isDefault }: OwnPlaylistCardProps) {
  const { playlistEdits } = useStores()
  const { copyLink } = useShare()
  const { text } = useText()
  const { playPlaylist } = usePlayCollection()
  const { open, dialog } = useLateDialog()
  const { id, name, cover, trackCount, isPrivate } = playlist

  const loadEdit = async () => {
    const { EditPlaylistDialog } = await import('./edit-playlist-dialog')
    return (onClose: () => void) => <EditPlaylistDialog playlist={playlist} onClose={onClose} />
  }
  const loadQuestion = async () => {
    const { ConfirmDialog } = await import('../../parts/confirm-dialog')
    return (onClose: () => void) => (
      <ConfirmDialog
        title={text('library.askDelete', { name })}
        message={text('library.askDeleteText')}
        confirmLabel={text('library.delete')}
        danger
        onConfirm={() => void playlistEdits.remove(playlist)}
        onClose={onClose}
      />
    )
  }
  const items: MenuItem[] = [
    { key: 'edit', label: text('library.edit'), icon: PencilLine, onSelect: () => void open(loadEdit) },
    {
      key: 'link',
      label: text('library.copyLink'),
      icon: Link2,
      onSelect: () => copyLink(`/playlist?id=${id}`),
    },
  ]
  if (!isDefault)
    items.push(
      { key: 'above delete', kind: 'divider' },
      {
        key: 'delete',
        label: text('library.delete'),
        icon: Trash2,
        danger: true,
        onSelect: () => void open(loadQuestion),
      },
    )
  const menuName = text('library.menu', { name })
  return (
    <ContextMenu label={menuName} items={() => items}>
      <CollectionCard
        ref={handOnFocus}
        to={`/playlist?id=${id}`}
        // its menu is its own
        data-card={undefined}
        name={name}
        cover={cover}
        detail={text('list.tracks', { count: trackCount })}
        playLabel={text('home.playPlaylist', { name })}
        onPlay={() => playPlaylist(id)}
      >
        {isPrivate && (
          <span className={styles.private}>
            <Lock role="img" aria-label={text('library.private')} size={16} />
          </span>
        )}
        <MenuButton label={menuName} items={items} className={styles.menu}>
          <EllipsisVertical aria-hidden size={20} />
        </MenuButton>
        {dialog}
      </CollectionCard>
    </ContextMenu>
  )
}
