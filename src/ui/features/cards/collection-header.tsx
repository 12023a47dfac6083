import { Play, ZoomIn } from 'lucide-react'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useIsClipped } from '../../kit/use-is-clipped'
import { useLazyDialog } from '../../kit/dialog/use-lazy-dialog'
import { useText } from '../../kit/use-text'
import { useTitle } from '../../hooks/use-title'
import { Button } from '../../kit/button/button'
import hero from '../../kit/page/hero-header.module.css'
import styles from './collection-header.module.css'
import { Cover } from '../../kit/card/cover'
import { CoverButton } from '../../kit/button/cover-button'
import { Skeleton } from '../../kit/state/skeleton'
import clampStyles from './clamped-text.module.css'

interface CollectionHeaderProps {
  /** "Playlist" or "Album" in the listener's language. */
  kind: string
  name: string
  cover: string | null
  description: string | null
  /** Short facts; empty ones are not shown. */
  facts: readonly ReactNode[]
  tags?: readonly { name: string; to: string }[]
  onPlay: () => void
  /** More buttons. */
  children?: ReactNode
}

/** The header of a playlist or album, with a button that plays it. Sets the window title. */
export function CollectionHeader(props: CollectionHeaderProps) {
  const { kind, name, cover, description, facts, tags = [], onPlay, children } = props
  const { text, languageOf } = useText()
  useTitle(`${name} - ${kind}`)
  const { open, dialog } = useLazyDialog()
  const loadPreview = async (url: string) => {
    const { CoverPreview } = await import('./cover-preview')
    return (onClose: () => void) => <CoverPreview name={name} url={url} onClose={onClose} />
  }
  const shownFacts = facts.filter((fact) => fact !== '' && fact !== null && fact !== undefined)
  return (
    <header className={`${hero.header} ${styles.header}`}>
      {cover === null ? (
        <Cover url={null} size={500} className={`${hero.picture} ${styles.cover}`} />
      ) : (
        <CoverButton
          label={text('collection.cover', { name })}
          aria-haspopup="dialog"
          url={cover}
          size={500}
          icon={ZoomIn}
          eager
          className={`${hero.picture} ${styles.cover}`}
          onClick={() => void open(() => loadPreview(cover))}
        />
      )}
      <div className={`${hero.text} ${styles.text}`}>
        <p className={hero.kind}>{kind}</p>
        <h1 lang={languageOf(name)} className={hero.name}>
          {name}
        </h1>
        <p className={styles.facts}>
          {shownFacts.map((fact, at) => (
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
      <div className={`${hero.actions} ${styles.actions}`}>
        <Button tone="solid" onClick={onPlay}>
          <Play aria-hidden size={18} fill="currentColor" />
          {text('collection.playAll')}
        </Button>
        {children}
      </div>
      {dialog}
    </header>
  )
}

export function CollectionHeaderSkeleton() {
  return (
    <div className={`${hero.header} ${styles.header}`} aria-hidden>
      <Skeleton className={`${hero.picture} ${styles.cover}`} />
      <div className={`${hero.text} ${styles.text}`}>
        <Skeleton style={{ width: '12ch', height: 20 }} />
        <Skeleton style={{ width: 'min(24ch, 100%)', height: 40 }} />
        <Skeleton style={{ width: '16ch', height: 20 }} />
      </div>
    </div>
  )
}

interface ClampedTextProps {
  /** Title of the dialog with the whole text. */
  title: string
  text: string
}

/** The first lines of a text, and a button for the whole of it if there are more. */
function ClampedText({ title, text: whole }: ClampedTextProps) {
  const { text, languageOf } = useText()
  const { open, dialog } = useLazyDialog()
  const { clipped, ref } = useIsClipped()
  const loadDialog = async () => {
    const { TextDialog } = await import('../../kit/dialog/text-dialog')
    return (onClose: () => void) => <TextDialog title={title} text={whole} onClose={onClose} />
  }
  return (
    <div className={clampStyles.box}>
      <p ref={ref} lang={languageOf(whole)} className={clampStyles.text}>
        {whole.trim()}
      </p>
      {clipped && (
        <button
          type="button"
          aria-haspopup="dialog"
          className={clampStyles.more}
          onClick={() => void open(loadDialog)}
        >
          {text('collection.whole')}
        </button>
      )}
      {dialog}
    </div>
  )
}
