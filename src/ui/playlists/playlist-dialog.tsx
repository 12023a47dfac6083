import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import type { PlaylistWish } from '../../stores/own-playlists-store'
import { Modal } from '../parts/modal'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import { CreatePlaylistForm } from './create-playlist-form'
import { PlaylistChoices } from './playlist-choices'

/** Asks for a playlist that tracks go to, or for the name of a new one; one dialog, that may turn from this to that. */
export const PlaylistDialog = observer(function PlaylistDialog({ wish }: { wish: PlaylistWish }) {
  const { shell, ownPlaylists } = useStores()
  const { text } = useText()
  const content = useRef<HTMLDivElement>(null)
  const { kind, tracks } = wish
  // by the dialog itself, which gives focus back
  const shut = () => content.current?.closest('dialog')?.close()
  return (
    <Modal
      title={text(kind === 'add' ? 'playlists.add' : 'playlists.create')}
      dark={shell.playerOpen}
      onClose={() => ownPlaylists.callOff()}
    >
      <div ref={content}>
        {kind === 'add' ? (
          <PlaylistChoices tracks={tracks} onDone={shut} />
        ) : (
          <CreatePlaylistForm tracks={tracks} onDone={shut} />
        )}
      </div>
    </Modal>
  )
})
