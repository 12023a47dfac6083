import { useId } from 'react'
import styles from './choice-row.module.css'
import { Segments } from './segments'
import row from './setting-row.module.css'

interface ChoiceRowProps<T extends string> {
  label: string
  hint?: string | undefined
  value: T
  options: readonly { value: T; name: string }[]
  onChange: (value: T) => void
}

/** A setting with two or three options, all of them visible, as radio buttons. */
export function ChoiceRow<T extends string>({ label, hint, value, options, onChange }: ChoiceRowProps<T>) {
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}label`}
      aria-describedby={hint ? `${id}hint` : undefined}
      className={`${row.row} ${styles.row}`}
    >
      <span className={`${row.text} ${styles.label}`}>
        <span id={`${id}label`} className={row.label}>
          {label}
        </span>
        {hint && (
          <span id={`${id}hint`} className={row.hint}>
            {hint}
          </span>
        )}
      </span>
      <div className={styles.options}>
        <Segments value={value} options={options} onChange={onChange} />
      </div>
    </div>
  )
}
