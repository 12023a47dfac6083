import { observer } from 'mobx-react-lite'
import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { artistNames } from '../../../domain/catalogue/artist-names'
import { formatTime } from '../../../domain/format/format-time'
import type { Track } from '../../../contract/replies/track'
import { Button } from '../../kit/button/button'
import { Cover } from '../../kit/card/cover'
import { DialogForm } from '../../kit/dialog/dialog-form'
import { Modal } from '../../kit/dialog/modal'
import { TextField } from '../../kit/form/text-field'
import { StillLoading } from '../../kit/state/still-loading'
import { useText } from '../../kit/use-text'
import styles from './match-dialog.module.css'
import { useMatch } from './use-match'

interface MatchDialogProps {
  /** The file in the cloud drive. */
  track: Track
  onClose: () => void
}

/** Searches the catalogue for the song that a file of the cloud drive holds, and matches the file with the chosen one. */
export const MatchDialog = observer(function MatchDialog({ track, onClose }: MatchDialogProps) {
  const { text } = useText()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const close = () => form.current?.closest('dialog')?.close()
  const { typed, found, chosenId, fault, doing, type, choose, match } = useMatch(track, close)
  const matching = doing === 'match'
  return (
    <Modal title={text('cloud.matchTitle')} onClose={onClose}>
      <DialogForm
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void match()
        }}
        actions={
          <>
            <Button onClick={close}>{text('playlists.cancel')}</Button>
            <Button tone="solid" disabled={chosenId === null || matching} aria-busy={matching} submits>
              {text(matching ? 'cloud.matching' : 'cloud.matchConfirm')}
            </Button>
          </>
        }
      >
        <p className={styles.intro}>{text('cloud.matchIntro')}</p>
        <SongLine track={track} className={styles.file} />
        <TextField
          id={`${id}song`}
          label={text('cloud.matchSearch')}
          error={fault && text(fault.key, fault.values)}
          type="text"
          autoComplete="off"
          value={typed}
          readOnly={matching}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <fieldset aria-label={text('cloud.found')} className={styles.found} disabled={matching}>
          {doing === 'search' && <StillLoading />}
          {found.map((song) => (
            <SongLine key={song.id} track={song} as="label" className={styles.choice}>
              <input
                type="radio"
                name={`${id}chosen`}
                checked={song.id === chosenId}
                className={styles.radio}
                onChange={() => choose(song.id)}
              />
            </SongLine>
          ))}
        </fieldset>
      </DialogForm>
    </Modal>
  )
})

interface SongLineProps {
  track: Track
  as?: 'div' | 'label'
  className?: string | undefined
  children?: ReactNode
}

/** Cover, title, artists, album and length of a song. */
function SongLine({ track, as: Line = 'div', className, children }: SongLineProps) {
  const { text } = useText()
  const { name, album, artists, duration } = track
  const makers = artistNames(artists) || text('track.unknownArtist')
  return (
    <Line className={`${styles.song} ${className}`}>
      {children}
      <Cover url={album.picUrl} size={96} className={styles.cover} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.artists}>{album.name ? `${makers} · ${album.name}` : makers}</span>
      </span>
      <span className={styles.length}>{duration > 0 ? formatTime(duration) : ''}</span>
    </Line>
  )
}
