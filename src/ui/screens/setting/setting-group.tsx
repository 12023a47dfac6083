import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './setting-group.module.css'

/** Settings that belong together, on a card under their heading. */
export function SettingGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.card}>{children}</div>
    </section>
  )
}
