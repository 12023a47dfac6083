import { useEffect, useId, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import type { PlaylistDetail } from '../../../contract/replies/playlist'
import { textLimits } from '../../../contract/text-limits'
import { Button } from '../../kit/button/button'
import { DialogForm } from '../../kit/dialog/dialog-form'
import { Modal } from '../../kit/dialog/modal'
import { TextArea } from '../../kit/form/text-field'
import { PlaylistNameField } from './playlist-name-field'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './tag-choices.module.css'

interface TagChoicesProps {
  chosen: readonly string[]
  onChange: (tags: readonly string[]) => void
}

/** Chooses tags among the backend's categories. Chosen tags are shown even if the others cannot be loaded. */
function TagChoices({ chosen, onChange }: TagChoicesProps) {
  const { backend } = useStores()
  const { text } = useText()
  const [first] = useState(chosen)
  const [offered, setOffered] = useState<readonly string[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    const ask = async () => {
      const found = await backend.call('catlist', {}, { signal: leaving.signal })
      if (found.ok) setOffered(found.value.categories.map(({ name }) => name))
    }
    void ask()
    return () => leaving.abort()
  }, [backend])

  const tags = [...new Set([...first, ...offered])]
  if (tags.length === 0) return null
  return (
    <fieldset className={styles.tags}>
      <legend className={styles.label}>{text('library.tags')}</legend>
      <div className={styles.choices}>
        {tags.map((tag) => {
          const checked = chosen.includes(tag)
          return (
            <label key={tag} className={styles.choice}>
              <input
                type="checkbox"
                checked={checked}
                disabled={!checked && chosen.length >= textLimits.playlistTags}
                className={styles.box}
                onChange={() =>
                  onChange(checked ? chosen.filter((other) => other !== tag) : [...chosen, tag])
                }
              />
              <span className={styles.name}>{tag}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

interface EditPlaylistDialogProps {
  playlist: PlaylistDetail
  onClose: () => void
}

/** Edits the name, description and tags of a playlist. */
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
  // the dialog itself restores focus
  const shut = () => form.current?.closest('dialog')?.close()
  useEffect(() => field.current?.focus(), [])

  const save = async () => {
    if (!ready) return
    setWaiting(true)
    const saved = await playlistEdits.update(playlist.id, { name, description, tags })
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
        <PlaylistNameField
          ref={field}
          id={`${id}name`}
          required
          value={name}
          readOnly={waiting}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextArea
          id={`${id}description`}
          label={text('library.description')}
          rows={4}
          value={description}
          maxLength={textLimits.playlistDescription}
          readOnly={waiting}
          placeholder={text('library.descriptionPlaceholder')}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        <TagChoices chosen={tags} onChange={setTags} />
      </DialogForm>
    </Modal>
  )
}
