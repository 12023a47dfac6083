import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { IconButton } from '../../kit/button/icon-button'
import { PlayIcon } from '../../kit/button/play-icon'
import { useOneAtATime } from '../../kit/dialog/use-one-at-a-time'
import styles from './personal-card.module.css'

interface PersonalCardProps {
  to: string
  title: string
  note: string
  picture: ReactNode
  /** Shown at the end, before the button. */
  extra?: ReactNode
  playLabel: string
  onPlay: () => Promise<void>
  onVisit?: (() => void) | undefined
  wide?: boolean
}

/** A card of the personal section: a link to a list, and a button that plays it. */
export function PersonalCard(props: PersonalCardProps) {
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
        <PlayIcon waiting={waiting} size={20} />
      </IconButton>
    </li>
  )
}
