import { ZoomIn } from 'lucide-react'
import { Suspense } from 'react'
import type { Album } from '../../../contract/replies/album'
import type { Track } from '../../../contract/replies/track'
import { CoverButton } from '../../kit/button/cover-button'
import hero from '../../kit/page/hero-header.module.css'
import { Skeleton } from '../../kit/state/skeleton'
import { useLazyDialog } from '../../kit/dialog/use-lazy-dialog'
import { useText } from '../../kit/use-text'
import { useTitle } from '../../hooks/use-title'
import { SongActions } from './song-actions'
import { ReleaseFacts, SongFacts } from './song-facts'
import styles from './song-header.module.css'

interface SongHeaderProps {
  track: Track
  /** The album; null if it is not known. */
  release: Promise<Album | null> | null
}

/** The head of a song's page. Its cover opens in a dialog. Sets the page title. */
export function SongHeader({ track, release }: SongHeaderProps) {
  const { text, languageOf } = useText()
  const { open, dialog } = useLazyDialog()
  const { name, aliases, artists, album, fee, cloud } = track
  const [first] = artists
  useTitle(first ? text('song.title', { name, artist: first.name }) : text('song.titleAlone', { name }))

  const { picUrl } = album
  const loadPreview = async () => {
    const { CoverPreview } = await import('../../features/cards/cover-preview')
    return (onClose: () => void) => <CoverPreview name={name} url={picUrl ?? ''} onClose={onClose} />
  }
  return (
    <header className={`${hero.header} ${styles.header}`}>
      <CoverButton
        label={text('song.zoom')}
        aria-haspopup="dialog"
        disabled={picUrl === null}
        url={picUrl}
        size={500}
        icon={ZoomIn}
        eager
        className={`${hero.picture} ${styles.cover}`}
        onClick={() => void open(loadPreview)}
      />
      {dialog}
      <div className={hero.text}>
        <p className={hero.kind}>{text('song.kind')}</p>
        <h1 lang={languageOf(name)} className={hero.name}>
          {name}
        </h1>
        {aliases[0] && (
          <p lang={languageOf(aliases[0])} className={styles.alias}>
            {aliases[0]}
          </p>
        )}
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

export function SongHeaderSkeleton() {
  return (
    <div aria-hidden className={`${hero.header} ${styles.header}`}>
      <Skeleton className={hero.ghost} />
      <div className={hero.text}>
        <Skeleton style={{ width: 'min(18ch, 100%)', height: 44 }} />
        <Skeleton style={{ width: 'min(24ch, 100%)', height: 28 }} />
        <Skeleton style={{ width: 'min(24ch, 100%)', height: 28 }} />
        <Skeleton style={{ width: 'min(36ch, 100%)', height: 44 }} />
      </div>
    </div>
  )
}
