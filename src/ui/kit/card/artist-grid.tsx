import type { ReactNode } from 'react'
import styles from './artist-grid.module.css'
import { Skeleton } from '../state/skeleton'

/** A grid of artist cards. */
export function ArtistGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>
}

export function ArtistGridSkeleton() {
  return (
    <div className={styles.grid} aria-hidden>
      {Array.from({ length: 12 }, (_, at) => (
        <div key={at} className={styles.ghost}>
          <Skeleton className={styles.round} />
          <Skeleton className={styles.line} />
        </div>
      ))}
    </div>
  )
}
