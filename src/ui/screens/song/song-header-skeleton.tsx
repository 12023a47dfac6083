import { Skeleton } from '../../parts/skeleton'
import styles from './song-header.module.css'

export function SongHeaderSkeleton() {
  return (
    <div aria-hidden className={`${styles.header} ${styles.ghost}`}>
      <Skeleton className={styles.square} />
      <div className={styles.text}>
        <Skeleton style={{ width: 'min(18ch, 100%)', height: 44 }} />
        <Skeleton style={{ width: 'min(24ch, 100%)', height: 28 }} />
        <Skeleton style={{ width: 'min(24ch, 100%)', height: 28 }} />
        <Skeleton style={{ width: 'min(36ch, 100%)', height: 44 }} />
      </div>
    </div>
  )
}
