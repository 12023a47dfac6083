import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './row-group.module.css'

/** Rows of settings under a third-level heading. */
export function RowGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  )
}
