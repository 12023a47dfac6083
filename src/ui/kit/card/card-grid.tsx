import type { ReactNode } from 'react'
import styles from './card-grid.module.css'
import { Skeleton } from '../state/skeleton'

export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>
}

export function CardGridSkeleton() {
  return (
    <div className={styles.grid} aria-hidden>
      {Array.from({ length: 6 }, (_, at) => (
        <div key={at} className={styles.ghost}>
          <Skeleton className={styles.square} />
          <Skeleton className={styles.line} />
        </div>
      ))}
    </div>
  )
}
