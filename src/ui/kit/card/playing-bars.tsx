import styles from './playing-bars.module.css'

/** Three bars that move while the track plays; animated by the compositor alone. */
export function PlayingBars({ moving }: { moving: boolean }) {
  return (
    <span aria-hidden className={styles.bars} data-moving={moving || undefined}>
      <i />
      <i />
      <i />
    </span>
  )
}
