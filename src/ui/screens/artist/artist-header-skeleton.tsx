import { Skeleton } from '../../parts/skeleton'
import styles from './artist-header.module.css'

export function ArtistHeaderSkeleton() {
  return (
    <div aria-hidden className={`${styles.header} ${styles.ghost}`}>
      <Skeleton className={styles.round} />
      <div className={styles.text}>
        <Skeleton style={{ width: 'min(16ch, 100%)', height: 44 }} />
        <Skeleton style={{ width: 'min(28ch, 100%)', height: 20 }} />
        <Skeleton style={{ width: 'min(48ch, 100%)', height: 44 }} />
      </div>
    </div>
  )
}
