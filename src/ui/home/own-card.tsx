import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { IconButton } from '../parts/icon-button'
import { PlaySign } from '../parts/play-sign'
import { useOneAtATime } from '../parts/use-one-at-a-time'
import styles from './own-card.module.css'

interface OwnCardProps {
  to: string
  title: string
  note: string
  picture: ReactNode
  /** Lies at its end, before the button. */
  extra?: ReactNode
  playLabel: string
  onPlay: () => Promise<void>
  onVisit?: (() => void) | undefined
  wide?: boolean
}

/** A card of home's own row: a link to its list, and a button that plays it where it stands. */
export function OwnCard(props: OwnCardProps) {
  const { to, title, note, picture, extra, playLabel, onPlay, onVisit, wide = false } = props
  const { waiting, run } = useOneAtATime(onPlay)
  return (
    <li className={styles.card} data-wide={wide || undefined}>
      <span className={styles.picture}>{picture}</span>
      <span className={styles.words}>
        <Link to={to} draggable={false} className={styles.link} onClick={onVisit}>
          {title}
        </Link>
        <span className={styles.note}>{note}</span>
      </span>
      {extra}
      <IconButton
        filled
        label={playLabel}
        aria-busy={waiting}
        aria-disabled={waiting || undefined}
        className={styles.play}
        onClick={() => void run()}
      >
        <PlaySign waiting={waiting} size={20} />
      </IconButton>
    </li>
  )
}
