import { RotateCcw } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from './icon-button'
import { Range } from './range'
import styles from './setting-row.module.css'
import { SliderMarks } from './slider-marks'

interface SliderRowProps {
  label: string
  hint?: string | undefined
  /** The value as it is read. */
  valueText: string
  value: number
  min: number
  max: number
  step: number
  /** The value to go back to. */
  initial: number
  /** Values that are named on the scale, from low to high. */
  marks?: readonly number[]
  /** Names the way back. */
  resetLabel: string
  onChange: (value: number) => void
}

/** A setting on a scale, with a way back to where it began. */
export function SliderRow(props: SliderRowProps) {
  const { label, hint, valueText, value, initial, resetLabel, marks, onChange, ...scale } = props
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
        aria-describedby={hint ? id : undefined}
        className={styles.range}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      <IconButton label={resetLabel} aria-disabled={value === initial} onClick={() => onChange(initial)}>
        <RotateCcw aria-hidden size={18} />
      </IconButton>
      {marks && <SliderMarks marks={marks} min={scale.min} max={scale.max} />}
      {hint && (
        <span id={id} className={`${styles.hint} ${styles.whole}`}>
          {hint}
        </span>
      )}
    </div>
  )
}
