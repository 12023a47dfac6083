import { LoaderCircle, Play } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import styles from './collection-card.module.css'
import { Cover } from './cover'

interface CollectionCardProps {
  to: string
  name: string
  cover: string | null
  detail: string
  playLabel: string
  /** Plays the whole collection; the button waits for it. */
  onPlay: () => Promise<void>
}

/** A playlist or album as a card: a link to it, and a button that plays it where it stands. */
export function CollectionCard({ to, name, cover, detail, playLabel, onPlay }: CollectionCardProps) {
  const [waiting, setWaiting] = useState(false)
  const play = async () => {
    if (waiting) return
    setWaiting(true)
    await onPlay()
    setWaiting(false)
  }
  return (
    <li className={styles.card}>
      <Link to={to} className={styles.link}>
        <Cover url={cover} size={300} className={styles.cover} />
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>{detail}</span>
      </Link>
      <button
        type="button"
        aria-label={playLabel}
        title={playLabel}
        aria-busy={waiting}
        aria-disabled={waiting}
        className={styles.play}
        onClick={() => void play()}
      >
        {waiting ? (
          <LoaderCircle aria-hidden size={22} className={styles.spinner} />
        ) : (
          <Play aria-hidden size={22} fill="currentColor" />
        )}
      </button>
    </li>
  )
}
