import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { Link } from 'react-router'
import { artistNames } from '../../../domain/catalogue/artist-names'
import type { Track } from '../../../contract/replies/track'
import { readSongId } from '../../../domain/search/read-song-id'
import type { TextKey } from '../../../i18n/text-key'
import { failureText } from '../../../i18n/failure-text'
import { Button } from '../../kit/button/button'
import { Cover } from '../../kit/card/cover'
import { DialogForm } from '../../kit/dialog/dialog-form'
import { Modal } from '../../kit/dialog/modal'
import { TextField } from '../../kit/form/text-field'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './match-dialog.module.css'

interface MatchDialogProps {
  /** The file in the cloud drive. */
  track: Track
  onClose: () => void
}

/**
 * Looks up the song whose id is typed, and matches the file with it. `close` is called once that is done. Call it in an
 * observer.
 */
function useMatch(track: Track, close: () => void) {
  const { cloud } = useStores()
  const looking = useRef(new AbortController())
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<Track | null>(null)
  const [fault, setFault] = useState<{ key: TextKey; values?: Record<string, string> } | null>(null)
  const [doing, setDoing] = useState<'check' | 'match' | null>(null)
  useEffect(() => () => looking.current.abort(), [])

  const type = (value: string) => {
    looking.current.abort()
    setTyped(value)
    setFound(null)
    setFault(null)
    if (doing === 'check') setDoing(null)
  }
  const check = async () => {
    if (doing) return
    const songId = readSongId(typed)
    if (songId === null) return setFault({ key: 'cloud.matchFault' })
    if (songId === track.id) return setFault({ key: 'cloud.matchSame' })
    looking.current = new AbortController()
    const { signal } = looking.current
    setDoing('check')
    const reply = await cloud.find(songId, signal)
    if (signal.aborted) return
    setDoing(null)
    if (!reply.ok) return setFault(failureText(reply.failure))
    setFound(reply.value)
    if (!reply.value) setFault({ key: 'cloud.matchNone' })
  }
  const match = async () => {
    const file = cloud.files.find((other) => other.track.id === track.id)
    if (!found || !file || doing) return
    setDoing('match')
    const matched = await cloud.match(file, found.id)
    setDoing(null)
    if (matched) close()
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void (found ? match() : check())
  }
  return { typed, found, fault, doing, type, check, match, onSubmit }
}

/** Matches a file of the cloud drive with a song of the catalogue, which is shown before it is confirmed. */
export const MatchDialog = observer(function MatchDialog({ track, onClose }: MatchDialogProps) {
  const { text } = useText()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const close = () => form.current?.closest('dialog')?.close()
  const { typed, found, fault, doing, type, check, match, onSubmit } = useMatch(track, close)
  return (
    <Modal title={text('cloud.matchTitle')} onClose={onClose}>
      <DialogForm
        ref={form}
        noValidate
        onSubmit={onSubmit}
        actions={
          <>
            <Button aria-busy={doing === 'check'} onClick={() => void check()}>
              {text(doing === 'check' ? 'cloud.checking' : 'cloud.check')}
            </Button>
            <Button
              tone="solid"
              disabled={!found || doing === 'match'}
              aria-busy={doing === 'match'}
              onClick={() => void match()}
            >
              {text(doing === 'match' ? 'cloud.matching' : 'cloud.matchConfirm')}
            </Button>
          </>
        }
      >
        <SongCard track={track} />
        <p className={styles.intro}>{text('cloud.matchIntro')}</p>
        <Link
          to={`/search/songs?keywords=${encodeURIComponent(track.name)}`}
          target="_blank"
          className={styles.link}
        >
          {text('cloud.search')}
        </Link>
        <TextField
          id={`${id}song`}
          label={text('cloud.matchId')}
          error={fault && text(fault.key, fault.values)}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          readOnly={doing === 'match'}
          onChange={(event) => type(event.currentTarget.value)}
        />
        {found && (
          <section aria-label={text('cloud.found')}>
            <SongCard track={found} />
          </section>
        )}
      </DialogForm>
    </Modal>
  )
})

function SongCard({ track }: { track: Track }) {
  const { text } = useText()
  return (
    <div className={styles.song}>
      <Cover url={track.album.picUrl} size={96} className={styles.cover} />
      <span className={styles.words}>
        <span className={styles.name}>{track.name}</span>
        <span className={styles.artists}>{artistNames(track.artists) || text('app.unknownArtist')}</span>
      </span>
    </div>
  )
}
