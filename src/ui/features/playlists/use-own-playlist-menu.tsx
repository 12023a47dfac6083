import { PencilLine, Trash2 } from 'lucide-react'
import type { PlaylistDetail } from '../../../contract/replies/playlist'
import { useStores } from '../../hooks/stores-context'
import { useLazyDialog } from '../../kit/dialog/use-lazy-dialog'
import type { MenuItem } from '../../kit/menu/menu-item'
import { useText } from '../../kit/use-text'

interface OwnPlaylistMenuOptions {
  playlist: PlaylistDetail
  onEdited?: () => void
  onDeleted?: () => void
}

/** Returns the menu items that edit and delete one of the listener's playlists, and `dialog`, which has to be rendered. */
export function useOwnPlaylistMenu({ playlist, onEdited, onDeleted }: OwnPlaylistMenuOptions) {
  const { playlistEdits } = useStores()
  const { text } = useText()
  const { open, dialog } = useLazyDialog()

  const loadEdit = async () => {
    const { EditPlaylistDialog } = await import('./edit-playlist-dialog')
    return (onClose: () => void) => {
      const close = () => {
        onClose()
        onEdited?.()
      }
      return <EditPlaylistDialog playlist={playlist} onClose={close} />
    }
  }
  const remove = async () => {
    if (await playlistEdits.remove(playlist)) onDeleted?.()
  }
  const loadQuestion = async () => {
    const { ConfirmDialog } = await import('../../kit/dialog/confirm-dialog')
    return (onClose: () => void) => (
      <ConfirmDialog
        title={text('library.askDelete', { name: playlist.name })}
        message={text('library.askDeleteText')}
        confirmLabel={text('library.delete')}
        danger
        onConfirm={() => void remove()}
        onClose={onClose}
      />
    )
  }
  const editItem: MenuItem = {
    key: 'edit',
    label: text('library.edit'),
    icon: PencilLine,
    onSelect: () => void open(loadEdit),
  }
  const deleteItem: MenuItem = {
    key: 'delete',
    label: text('library.delete'),
    icon: Trash2,
    danger: true,
    onSelect: () => void open(loadQuestion),
  }
  return { editItem, deleteItem, dialog }
}
