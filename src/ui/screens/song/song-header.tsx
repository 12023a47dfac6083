import { ZoomIn } from 'lucide-react'
import { Suspense } from 'react'
import type { Album } from '../../../domain/catalogue/album'
import type { Track } from '../../../domain/catalogue/track'
import { CoverButton } from '../../parts/cover-button'
import { useLateDialog } from '../../use-late-dialog'
import { useText } from '../../use-text'
import { useTitle } from '../../use-title'
import { SongActions } from './song-actions'
import { ReleaseFacts, SongFacts } from './song-facts'
import styles from './song-header.module.css'

interface SongHeaderProps {
  track: Track
  /** The album, where it can be had. */
  release: Promise<Album | null> | null
}

/** What a song is and what can be done with it; names the page. Its cover opens large. */
export function SongHeader({ track, release }: SongHeaderProps) {
  const { text } = useText()
  const { open, dialog } = useLateDialog()
  const { name, aliases, artists, album, fee, cloud } = track
  const [first] = artists
  useTitle(first ? text('song.title', { name, artist: first.name }) : text('song.titleAlone', { name }))

  const { picUrl } = album
  const loadPreview = async () => {
    const { CoverPreview } = await import('./cover-preview')
    return (onClose: () => void) => <CoverPreview name={name} url={picUrl ?? ''} onClose={onClose} />
  }
  return (
    <header className={styles.header}>
      <CoverButton
        label={text('song.zoom')}
        aria-haspopup="dialog"
        disabled={picUrl === null}
        url={picUrl}
        size={500}
        icon={ZoomIn}
        eager
        className={styles.cover}
        onClick={() => void open(loadPreview)}
      />
      {dialog}
      <div className={styles.text}>
        <p className={styles.kind}>{text('song.kind')}</p>
        <h1 className={styles.name}>{name}</h1>
        {aliases[0] && <p className={styles.alias}>{aliases[0]}</p>}
        <p className={styles.tags}>
          {fee === 1 && <span>{text('song.vip')}</span>}
          {fee === 4 && <span>{text('song.ep')}</span>}
          {cloud && <span>{text('song.cloud')}</span>}
        </p>
        <dl className={styles.facts}>
          <SongFacts track={track} />
          {release && (
            <Suspense fallback={null}>
              <ReleaseFacts release={release} />
            </Suspense>
          )}
        </dl>
        <SongActions track={track} />
      </div>
    </header>
  )
}
