import { Skeleton } from '../../parts/skeleton'
import styles from './video-skeleton.module.css'

export function VideoSkeleton() {
  return (
    <div aria-hidden className={styles.ghost}>
      <Skeleton className={styles.wide} />
      <Skeleton style={{ width: 'min(32ch, 100%)', height: 32 }} />
      <Skeleton style={{ width: 'min(16ch, 100%)', height: 24 }} />
    </div>
  )
}
