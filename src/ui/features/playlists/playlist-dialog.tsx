import { observer } from 'mobx-react-lite'
import { useRef, useEffect, useId, useState } from 'react'
import type { PlaylistRequest } from '../../../stores/library/own-playlists-store'
import { Modal } from '../../kit/dialog/modal'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import { PlaylistChoices } from './playlist-choices'
import type { FormEvent } from 'react'
import type { Track } from '../../../contract/replies/track'
import { Button } from '../../kit/button/button'
import { DialogForm } from '../../kit/dialog/dialog-form'
import { PlaylistNameField } from './playlist-name-field'
import styles from './create-playlist-form.module.css'

/** Asks which playlist to add tracks to, or for the name of a new one; the dialog may switch from the first to the second. */
export const PlaylistDialog = observer(function PlaylistDialog({ wish }: { wish: PlaylistRequest }) {
  const { ownPlaylists } = useStores()
  const { text } = useText()
  const content = useRef<HTMLDivElement>(null)
  const { kind, tracks } = wish
  // the native dialog restores focus when it closes
  const close = () => content.current?.closest('dialog')?.close()
  return (
    <Modal
      title={text(kind === 'add' ? 'playlists.add' : 'playlists.create')}
      onClose={() => ownPlaylists.cancel()}
    >
      <div ref={content}>
        {kind === 'add' ? (
          <PlaylistChoices tracks={tracks} onDone={close} />
        ) : (
          <CreatePlaylistForm tracks={tracks} onDone={close} />
        )}
      </div>
    </Modal>
  )
})

interface CreatePlaylistFormProps {
  /** Added to the new playlist. */
  tracks: readonly Track[]
  onDone: () => void
}

/** The form for a new playlist: its name, and whether it is private. */
function CreatePlaylistForm({ tracks, onDone }: CreatePlaylistFormProps) {
  const { ownPlaylists } = useStores()
  const { text } = useText()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [isPrivate, setPrivate] = useState(false)
  const [waiting, setWaiting] = useState(false)
  const ready = name.trim() !== '' && !waiting

  useEffect(() => field.current?.focus(), [])

  const create = async () => {
    if (!ready) return
    setWaiting(true)
    const created = await ownPlaylists.create(name, isPrivate, tracks)
    setWaiting(false)
    if (created) onDone()
    else field.current?.focus()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void create()
  }
  const createText = tracks.length > 0 ? 'playlists.createAndAdd' : 'playlists.createButton'
  return (
    <DialogForm
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={onDone}>{text('playlists.cancel')}</Button>
          <Button tone="solid" disabled={!ready} aria-busy={waiting} onClick={() => void create()}>
            {text(waiting ? 'playlists.creating' : createText)}
          </Button>
        </>
      }
    >
      <PlaylistNameField
        ref={field}
        id={`${id}name`}
        value={name}
        readOnly={waiting}
        placeholder={text('playlists.namePlaceholder')}
        enterKeyHint="done"
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isPrivate}
          disabled={waiting}
          aria-describedby={`${id}hint`}
          className={styles.box}
          onChange={(event) => setPrivate(event.currentTarget.checked)}
        />
        {text('playlists.private')}
        <span id={`${id}hint`} aria-hidden className={styles.hint}>
          {text('playlists.privateHint')}
        </span>
      </label>
    </DialogForm>
  )
}
