import type { ReactNode } from 'react'
import styles from './setting-group.module.css'

interface SettingGroupProps {
  /** The anchor in the URL. */
  id: string
  title: string
  children: ReactNode
}

/** A card of settings under a heading. The heading takes the focus of links to it. */
export function SettingGroup({ id, title, children }: SettingGroupProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.group}>
      <h2 id={`${id}-title`} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <div className={styles.card}>{children}</div>
    </section>
  )
}
