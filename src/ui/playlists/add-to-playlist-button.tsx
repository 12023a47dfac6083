import { ListPlus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { IconButton } from '../parts/icon-button'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import { expectDialogs } from './load-dialogs'

interface AddToPlaylistButtonProps {
  size?: number
  className?: string | undefined
}

/** Asks which playlist the current track is to go to. */
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
      onPointerEnter={expectDialogs}
      onFocus={expectDialogs}
      onClick={() => ownPlaylists.askWhere([track])}
    >
      <ListPlus aria-hidden size={size} />
    </IconButton>
  )
})
