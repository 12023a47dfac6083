import { useId } from 'react'
import styles from './segments.module.css'

interface SegmentsProps<T extends string> {
  value: T
  options: readonly { value: T; name: string }[]
  onChange: (value: T) => void
}

/** Two or three options side by side, as radio buttons. The caller puts a named `radiogroup` around them. */
export function Segments<T extends string>({ value, options, onChange }: SegmentsProps<T>) {
  const group = useId()
  return (
    <span className={styles.choices}>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            name={group}
            value={option.value}
            checked={option.value === value}
            className={styles.radio}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.name}>{option.name}</span>
        </label>
      ))}
    </span>
  )
}
