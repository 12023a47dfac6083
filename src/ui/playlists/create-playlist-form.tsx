import { useEffect, useId, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { Track } from '../../domain/catalogue/track'
import { Button } from '../parts/button'
import { DialogForm } from '../parts/dialog-form'
import { TextField } from '../parts/text-field'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import styles from './create-playlist-form.module.css'

/** As many signs as the music service keeps. */
const longestName = 40

interface CreatePlaylistFormProps {
  /** What is put in once it is there. */
  tracks: readonly Track[]
  onDone: () => void
}

/** A name, whether others may see it, and a button that waits for the name. */
export function CreatePlaylistForm({ tracks, onDone }: CreatePlaylistFormProps) {
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
      <TextField
        ref={field}
        id={`${id}name`}
        label={text('playlists.name')}
        type="text"
        value={name}
        maxLength={longestName}
        readOnly={waiting}
        placeholder={text('playlists.namePlaceholder')}
        autoComplete="off"
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
