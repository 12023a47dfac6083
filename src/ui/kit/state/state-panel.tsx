import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { passFocusToAncestor } from '../dialog/pass-focus-to-ancestor'
import styles from './state-panel.module.css'

interface StatePanelProps {
  icon: LucideIcon
  title: string
  /** A second line. */
  hint?: string
  /** Buttons or links. */
  children?: ReactNode
  alert?: boolean
}

/** Shown in place of content that is empty or failed to load. */
export function StatePanel({ icon: Icon, title, hint, children, alert = false }: StatePanelProps) {
  return (
    <div ref={passFocusToAncestor} className={styles.panel} role={alert ? 'alert' : undefined}>
      <Icon aria-hidden size={48} strokeWidth={1.25} className={styles.icon} />
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children && <div className={styles.ways}>{children}</div>}
    </div>
  )
}
