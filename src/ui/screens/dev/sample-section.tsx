import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './parts-screen.module.css'

/** A group of samples under a heading. */
export function SampleSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}
