import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { handOnFocus } from './hand-on-focus'
import styles from './state-panel.module.css'

interface StatePanelProps {
  icon: LucideIcon
  title: string
  /** A line that says more. */
  hint?: string
  /** A way on, and one beside it where there is another. */
  children?: ReactNode
  alert?: boolean
}

/** What stands where content cannot: empty or failed, with a way on. */
export function StatePanel({ icon: Icon, title, hint, children, alert = false }: StatePanelProps) {
  return (
    <div ref={handOnFocus} className={styles.panel} role={alert ? 'alert' : undefined}>
      <Icon aria-hidden size={48} strokeWidth={1.25} className={styles.icon} />
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children && <div className={styles.ways}>{children}</div>}
    </div>
  )
}
