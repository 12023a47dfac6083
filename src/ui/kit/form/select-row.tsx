import { useId } from 'react'
import { Select } from './select'
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
  return (
    <div data-short={short || undefined} className={`${styles.row} ${styles.chooser}`}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Select
        id={id}
        value={value}
        options={options}
        aria-describedby={hint ? `${id}hint` : undefined}
        className={styles.field}
        onChoose={onChange}
      />
      {hint && (
        <span id={`${id}hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  )
}
