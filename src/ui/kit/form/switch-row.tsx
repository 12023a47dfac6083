import { useId } from 'react'
import styles from './setting-row.module.css'

interface SwitchRowProps {
  label: string
  hint?: string | undefined
  on: boolean
  onChange: (on: boolean) => void
}

/** A setting that is on or off; the whole row is its label. */
export function SwitchRow({ label, hint, on, onChange }: SwitchRowProps) {
  const id = useId()
  return (
    <label className={styles.row}>
      <span className={styles.text}>
        <span id={`${id}label`} className={styles.label}>
          {label}
        </span>
        {hint && (
          <span id={`${id}hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        aria-labelledby={`${id}label`}
        aria-describedby={hint ? `${id}hint` : undefined}
        className={styles.switch}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}
