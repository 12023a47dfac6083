import { ListPlus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { IconButton } from '../../kit/button/icon-button'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import { prefetchPlaylistDialog } from './load-playlist-dialog'

interface AddToPlaylistButtonProps {
  size?: number
  className?: string | undefined
}

/** Opens the dialog that adds the current track to a playlist. */
export const AddToPlaylistButton = observer(function AddToPlaylistButton({
  size = 20,
  className,
}: AddToPlaylistButtonProps) {
  const { player, ownPlaylists } = useStores()
  const { text } = useText()
  const { track } = player
  if (!track) return null
  return (
    <IconButton
      label={text('player.addToPlaylist')}
      aria-haspopup="dialog"
      className={className}
      onPointerEnter={prefetchPlaylistDialog}
      onFocus={prefetchPlaylistDialog}
      onClick={() => ownPlaylists.requestAdd([track])}
    >
      <ListPlus aria-hidden size={size} />
    </IconButton>
  )
})
