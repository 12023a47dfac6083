import { LoaderCircle, Play } from 'lucide-react'
import styles from './play-icon.module.css'

/** The icon of a play button; a spinner while `waiting`. */
export function PlayIcon({ waiting, size }: { waiting: boolean; size: number }) {
  return waiting ? (
    <LoaderCircle aria-hidden size={size} className={styles.spinner} />
  ) : (
    <Play aria-hidden size={size} fill="currentColor" />
  )
}
