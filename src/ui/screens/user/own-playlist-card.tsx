import { EllipsisVertical, Link2, Lock, PencilLine, Trash2 } from 'lucide-react'
import type { PlaylistDetail } from '../../../contract/replies/playlist'
import { CollectionCard } from '../../kit/card/collection-card'
import { ContextMenu } from '../../kit/menu/context-menu'
import { passFocusToAncestor } from '../../kit/dialog/pass-focus-to-ancestor'
import { MenuButton } from '../../kit/menu/menu-button'
import type { MenuItem } from '../../kit/menu/menu-item'
import { useStores } from '../../hooks/stores-context'
import { useLazyDialog } from '../../kit/dialog/use-lazy-dialog'
import { usePlayCollection } from '../../hooks/use-play-collection'
import { useShare } from '../../hooks/use-share'
import { useText } from '../../kit/use-text'
import styles from './own-playlist-card.module.css'

interface OwnPlaylistCardProps {
  playlist: PlaylistDetail
  /** Whether it holds the likes. That one cannot be deleted. */
  isDefault: boolean
}

/** The card of one of the listener's own playlists, with its menu. */
export function OwnPlaylistCard({ playlist, isDefault }: OwnPlaylistCardProps) {
  const { playlistEdits } = useStores()
  const { copyLink } = useShare()
  const { text } = useText()
  const { playPlaylist } = usePlayCollection()
  const { open, dialog } = useLazyDialog()
  const { id, name, cover, trackCount, isPrivate } = playlist

  const loadEdit = async () => {
    const { EditPlaylistDialog } = await import('./edit-playlist-dialog')
    return (onClose: () => void) => <EditPlaylistDialog playlist={playlist} onClose={onClose} />
  }
  const loadQuestion = async () => {
    const { ConfirmDialog } = await import('../../kit/dialog/confirm-dialog')
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
        ref={passFocusToAncestor}
        to={`/playlist?id=${id}`}
        // it has a menu of its own
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
