import { RotateCcw } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from './icon-button'
import { Range } from './range'
import styles from './setting-row.module.css'

interface SliderRowProps {
  label: string
  hint: string
  /** The value as it is read. */
  valueText: string
  value: number
  min: number
  max: number
  step: number
  /** Names the way back to zero. */
  resetLabel: string
  onChange: (value: number) => void
}

/** A setting on a scale around zero, with a way back to zero. */
export function SliderRow({ label, hint, valueText, value, resetLabel, onChange, ...scale }: SliderRowProps) {
  const id = useId()
  return (
    <div className={styles.row}>
      <span aria-hidden className={`${styles.heading} ${styles.whole}`}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>{valueText}</span>
      </span>
      <Range
        {...scale}
        label={label}
        valueText={valueText}
        value={value}
        aria-describedby={id}
        className={styles.range}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      <IconButton label={resetLabel} aria-disabled={value === 0} onClick={() => onChange(0)}>
        <RotateCcw aria-hidden size={18} />
      </IconButton>
      <span id={id} className={`${styles.hint} ${styles.whole}`}>
        {hint}
      </span>
    </div>
  )
}
