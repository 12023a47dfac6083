import type { ReactNode } from 'react'
import row from '../../kit/form/setting-row.module.css'

interface FactRowProps {
  label: string
  hint?: string
  children: ReactNode
}

/** A row that shows a value. */
export function FactRow({ label, hint, children }: FactRowProps) {
  return (
    <div className={row.row}>
      <span className={row.text}>
        <span className={row.label}>{label}</span>
        {hint && <span className={row.hint}>{hint}</span>}
      </span>
      <span className={row.value}>{children}</span>
    </div>
  )
}
