import { useId } from 'react'
import styles from './segments.module.css'

interface SegmentsProps<T extends string> {
  value: T
  options: readonly { value: T; name: string }[]
  onChange: (value: T) => void
}

/** One of two or three, all of them in sight; arrows move among them. To be named by a `radiogroup` around it. */
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
