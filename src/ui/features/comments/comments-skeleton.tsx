import { Skeleton } from '../../kit/state/skeleton'
import styles from './comments-skeleton.module.css'

export function CommentsSkeleton() {
  return (
    <div aria-hidden>
      {Array.from({ length: 4 }, (_, at) => (
        <div key={at} className={styles.ghost}>
          <Skeleton className={styles.face} />
          <div className={styles.lines}>
            <Skeleton className={styles.name} />
            <Skeleton className={styles.line} />
          </div>
        </div>
      ))}
    </div>
  )
}
