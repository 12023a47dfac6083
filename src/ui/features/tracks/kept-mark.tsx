import styles from './kept-mark.module.css'

/** Marks a song whose file is on this device. */
export function KeptMark({ label }: { label: string }) {
  return <span role="img" aria-label={label} className={styles.mark} />
}
