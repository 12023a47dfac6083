import { useEffect, useId, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import type { PlaylistDetail } from '../../../domain/catalogue/playlist'
import { Button } from '../../parts/button'
import { DialogForm } from '../../parts/dialog-form'
import { Modal } from '../../parts/modal'
import { TextArea, TextField } from '../../parts/text-field'
import { useStores } from '../../stores-context'
import { useText } from '../../use-text'
import { TagChoices } from './tag-choices'

/** As many signs as the music service keeps. */
const longest = { name: 40, description: 1_000 }

interface EditPlaylistDialogProps {
  playlist: PlaylistDetail
  onClose: () => void
}

/** What a playlist is called, what it says of itself, and its tags; saved together. */
export function EditPlaylistDialog({ playlist, onClose }: EditPlaylistDialogProps) {
  const { playlistEdits } = useStores()
  const { text } = useText()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(playlist.name)
  const [description, setDescription] = useState(playlist.description ?? '')
  const [tags, setTags] = useState<readonly string[]>(playlist.tags)
  const [waiting, setWaiting] = useState(false)
  const ready = name.trim() !== '' && !waiting
  // by the dialog itself, which gives focus back
  const shut = () => form.current?.closest('dialog')?.close()
  useEffect(() => field.current?.focus(), [])

  const save = async () => {
    if (!ready) return
    setWaiting(true)
    const saved = await playlistEdits.change(playlist.id, { name, description, tags })
    setWaiting(false)
    if (saved) shut()
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <Modal title={text('library.edit')} onClose={onClose}>
      <DialogForm
        ref={form}
        onSubmit={onSubmit}
        actions={
          <>
            <Button onClick={shut}>{text('playlists.cancel')}</Button>
            <Button tone="solid" disabled={!ready} aria-busy={waiting} onClick={() => void save()}>
              {text(waiting ? 'library.saving' : 'library.save')}
            </Button>
          </>
        }
      >
        <TextField
          ref={field}
          id={`${id}name`}
          label={text('playlists.name')}
          type="text"
          required
          value={name}
          maxLength={longest.name}
          readOnly={waiting}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextArea
          id={`${id}description`}
          label={text('library.description')}
          rows={4}
          value={description}
          maxLength={longest.description}
          readOnly={waiting}
          placeholder={text('library.descriptionPlaceholder')}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        <TagChoices chosen={tags} onChange={setTags} />
      </DialogForm>
    </Modal>
  )
}
