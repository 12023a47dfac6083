import { EllipsisVertical, Link2, Lock } from 'lucide-react'
import type { PlaylistDetail } from '../../../contract/replies/playlist'
import { CollectionCard } from '../../kit/card/collection-card'
import { ContextMenu } from '../../kit/menu/context-menu'
import { passFocusToAncestor } from '../../kit/dialog/pass-focus-to-ancestor'
import { MenuButton } from '../../kit/menu/menu-button'
import type { MenuItem } from '../../kit/menu/menu-item'
import { useExportItem } from '../../features/playlists/use-export-item'
import { useOwnPlaylistMenu } from '../../features/playlists/use-own-playlist-menu'
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
  const { copyLink } = useShare()
  const { text } = useText()
  const { playPlaylist } = usePlayCollection()
  const { editItem, deleteItem, dialog } = useOwnPlaylistMenu({ playlist })
  const exportItem = useExportItem()(playlist)
  const { id, name, cover, trackCount, isPrivate } = playlist

  const linkItem: MenuItem = {
    key: 'link',
    label: text('library.copyLink'),
    icon: Link2,
    onSelect: () => copyLink(`/playlist?id=${id}`),
  }
  const end: MenuItem[] = isDefault ? [] : [{ key: 'above delete', kind: 'divider' }, deleteItem]
  const items = [editItem, exportItem, linkItem, ...end]
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
