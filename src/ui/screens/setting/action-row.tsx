import { useId } from 'react'
import type { LucideIcon } from 'lucide-react'
import { Button } from '../../kit/button/button'
import row from '../../kit/form/setting-row.module.css'
import styles from './action-row.module.css'

interface ActionRowProps {
  label: string
  hint: string
  /** The text of the button. */
  action: string
  icon: LucideIcon
  danger?: boolean
  /** Whether what the button does is under way. */
  waiting?: boolean
  onClick: () => void
}

/** A row with a button instead of a setting. */
export function ActionRow(props: ActionRowProps) {
  const { label, hint, action, icon: Icon, danger = false, waiting = false, onClick } = props
  const id = useId()
  return (
    <div className={`${row.row} ${styles.row}`}>
      <span className={row.text}>
        <span className={row.label}>{label}</span>
        <span id={id} className={row.hint}>
          {hint}
        </span>
      </span>
      <Button
        aria-describedby={id}
        aria-busy={waiting}
        aria-disabled={waiting || undefined}
        data-danger={danger || undefined}
        className={styles.action ?? ''}
        onClick={() => {
          if (!waiting) onClick()
        }}
      >
        <Icon aria-hidden size={18} />
        {action}
      </Button>
    </div>
  )
}
