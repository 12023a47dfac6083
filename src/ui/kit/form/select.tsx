import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './select.module.css'

interface SelectProps<T extends string | number> extends Omit<
  ComponentProps<'select'>,
  'value' | 'onChange'
> {
  value: T | undefined
  options: readonly { value: T; name: string; disabled?: boolean }[]
  onChoose: (value: T) => void
}

/** A native select of the product's look. */
export function Select<T extends string | number>(props: SelectProps<T>) {
  const { value, options, className = '', onChoose, ...rest } = props
  const choose = (chosen: string) => {
    const option = options.find((known) => String(known.value) === chosen)
    if (option) onChoose(option.value)
  }
  return (
    <span className={`${styles.field} ${className}`}>
      <select
        {...rest}
        value={value}
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
  )
}
