import { Play } from 'lucide-react'
import { Suspense, use, useState } from 'react'
import type { Track } from '../../domain/catalogue/track'
import type { Result } from '../../domain/result'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import { useTitle } from '../use-title'
import { Button } from './button'
import styles from './collection-header.module.css'
import { Cover } from './cover'
import { Skeleton } from './skeleton'

interface CollectionHeaderProps {
  /** "Playlist" or "Album" in the listener's language. */
  kind: string
  name: string
  cover: string | null
  description: string | null
  /** Short facts; empty ones are left out. */
  facts: readonly string[]
  tracks: Promise<Result<Track[]>>
  /** Id of the playlist or album. */
  sourceId: number
}

/** Head of a playlist or album: what it is, and a button that plays all of it. */
export function CollectionHeader(props: CollectionHeaderProps) {
  const { kind, name, cover, description, facts, tracks, sourceId } = props
  useTitle(`${name} - ${kind}`)
  return (
    <header className={styles.header}>
      <Cover url={cover} size={500} className={styles.cover} eager />
      <div className={styles.text}>
        <p className={styles.kind}>{kind}</p>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
        {description && <Description text={description} />}
        <Suspense fallback={<PlayAll tracks={[]} sourceId={sourceId} />}>
          <PlayAllOf promise={tracks} sourceId={sourceId} />
        </Suspense>
      </div>
    </header>
  )
}

function PlayAllOf({ promise, sourceId }: { promise: Promise<Result<Track[]>>; sourceId: number }) {
  const result = use(promise)
  return <PlayAll tracks={result.ok ? result.value : []} sourceId={sourceId} />
}

function PlayAll({ tracks, sourceId }: { tracks: readonly Track[]; sourceId: number }) {
  const { player } = useStores()
  const { text } = useText()
  return (
    <div className={styles.actions}>
      <Button tone="solid" disabled={tracks.length === 0} onClick={() => player.playAll(tracks, 0, sourceId)}>
        <Play aria-hidden size={18} fill="currentColor" />
        {text('list.playAll')}
      </Button>
    </div>
  )
}

const longDescription = 120

function Description({ text: description }: { text: string }) {
  const { text } = useText()
  const [open, setOpen] = useState(false)
  const long = description.length > longDescription
  return (
    <div className={styles.description}>
      <p data-clamped={(long && !open) || undefined}>{description}</p>
      {long && (
        <button type="button" aria-expanded={open} className={styles.more} onClick={() => setOpen(!open)}>
          {text(open ? 'list.less' : 'list.more')}
        </button>
      )}
    </div>
  )
}

export function CollectionHeaderSkeleton() {
  return (
    <div className={styles.header} aria-hidden>
      <Skeleton className={styles.cover} />
      <div className={styles.text}>
        <Skeleton style={{ width: '12ch', height: 20 }} />
        <Skeleton style={{ width: 'min(24ch, 100%)', height: 40 }} />
        <Skeleton style={{ width: '16ch', height: 20 }} />
      </div>
    </div>
  )
}
