import type { ReactNode } from 'react'
import { Skeleton } from '../state/skeleton'
import styles from './video-grid.module.css'

/** A grid of video cards. */
export function VideoGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>
}

export function VideoGridSkeleton() {
  return (
    <div className={styles.grid} aria-hidden>
      {Array.from({ length: 8 }, (_, at) => (
        <div key={at} className={styles.ghost}>
          <Skeleton className={styles.wide} />
          <Skeleton className={styles.line} />
        </div>
      ))}
    </div>
  )
}
