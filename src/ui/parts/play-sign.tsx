import { LoaderCircle, Play } from 'lucide-react'
import styles from './play-sign.module.css'

/** The sign of a button that plays: that of play, or one that turns while what is to play is fetched. */
export function PlaySign({ waiting, size }: { waiting: boolean; size: number }) {
  return waiting ? (
    <LoaderCircle aria-hidden size={size} className={styles.spinner} />
  ) : (
    <Play aria-hidden size={size} fill="currentColor" />
  )
}
