import { Play, ZoomIn } from 'lucide-react'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLateDialog } from '../use-late-dialog'
import { useText } from '../use-text'
import { useTitle } from '../use-title'
import { Button } from './button'
import { ClampedText } from './clamped-text'
import styles from './collection-header.module.css'
import { Cover } from './cover'
import { CoverButton } from './cover-button'
import { Skeleton } from './skeleton'

interface CollectionHeaderProps {
  /** "Playlist" or "Album" in the listener's language. */
  kind: string
  name: string
  cover: string | null
  description: string | null
  /** Short facts; empty ones are left out. */
  facts: readonly ReactNode[]
  /** Where each leads. */
  tags?: readonly { name: string; to: string }[]
  /** Plays all of it. */
  onPlay: () => void
  /** What else can be done, as buttons. */
  children?: ReactNode
}

/** Head of a playlist or album: what it is, and a button that plays all of it; names the page. */
export function CollectionHeader(props: CollectionHeaderProps) {
  const { kind, name, cover, description, facts, tags = [], onPlay, children } = props
  const { text } = useText()
  useTitle(`${name} - ${kind}`)
  const { open, dialog } = useLateDialog()
  const loadPreview = async (url: string) => {
    const { CoverPreview } = await import('../screens/song/cover-preview')
    return (onClose: () => void) => <CoverPreview name={name} url={url} onClose={onClose} />
  }
  const told = facts.filter((fact) => fact !== '' && fact !== null && fact !== undefined)
  return (
    <header className={styles.header}>
      {cover === null ? (
        <Cover url={null} size={500} className={styles.cover} />
      ) : (
        <CoverButton
          label={text('collection.cover', { name })}
          aria-haspopup="dialog"
          url={cover}
          size={500}
          icon={ZoomIn}
          eager
          className={styles.cover}
          onClick={() => void open(() => loadPreview(cover))}
        />
      )}
      <div className={styles.text}>
        <p className={styles.kind}>{kind}</p>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.facts}>
          {told.map((fact, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- facts have no names, and keep their order
            <Fragment key={at}>
              {at > 0 && ' · '}
              {fact}
            </Fragment>
          ))}
        </p>
        {description && <ClampedText title={text('collection.about')} text={description} />}
        {tags.length > 0 && (
          <ul aria-label={text('collection.tags')} className={styles.tags}>
            {tags.map((tag) => (
              <li key={tag.name}>
                <Link to={tag.to} className={styles.tag}>
                  {tag.name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.actions}>
        <Button tone="solid" onClick={onPlay}>
          <Play aria-hidden size={18} fill="currentColor" />
          {text('list.playAll')}
        </Button>
        {children}
      </div>
      {dialog}
    </header>
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
