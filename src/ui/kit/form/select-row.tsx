import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import styles from './setting-row.module.css'

interface SelectRowProps<T extends string> {
  label: string
  hint?: string | undefined
  value: T
  options: readonly { value: T; name: string; disabled?: boolean }[]
  /** Whether the names are short enough for a narrow field. */
  short?: boolean
  onChange: (value: T) => void
}

/** A setting with a few options, as a native select. */
export function SelectRow<T extends string>(props: SelectRowProps<T>) {
  const { label, hint, value, options, short = false, onChange } = props
  const id = useId()
  const choose = (chosen: string) => {
    const option = options.find((known) => known.value === chosen)
    if (option) onChange(option.value)
  }
  return (
    <div data-short={short || undefined} className={`${styles.row} ${styles.chooser}`}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.field}>
        <select
          id={id}
          value={value}
          aria-describedby={hint ? `${id}hint` : undefined}
          className={styles.select}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.name}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden size={18} className={styles.arrow} />
      </span>
      {hint && (
        <span id={`${id}hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  )
}
