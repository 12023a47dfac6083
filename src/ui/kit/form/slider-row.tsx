import { RotateCcw } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '../button/icon-button'
import { Range } from './range'
import styles from './setting-row.module.css'
import type { CSSProperties } from 'react'
import markStyles from './slider-marks.module.css'

interface SliderRowProps {
  label: string
  hint?: string | undefined
  /** The value as it is shown and read out. */
  valueText: string
  value: number
  min: number
  max: number
  step: number
  /** The value that the reset button sets. */
  initial: number
  /** Values shown under the slider, ascending. */
  marks?: readonly number[]
  /** Names the reset button. */
  resetLabel: string
  onChange: (value: number) => void
}

/** A setting on a scale, with a reset button. */
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

interface SliderMarksProps {
  marks: readonly number[]
  min: number
  max: number
}

/** Numbers under the slider, at the positions of its thumb. */
function SliderMarks({ marks, min, max }: SliderMarksProps) {
  return (
    <span aria-hidden className={markStyles.marks}>
      {marks.map((mark) => (
        <span
          key={mark}
          className={markStyles.mark}
          style={{ '--at': (mark - min) / (max - min) } as CSSProperties}
        >
          {mark}
        </span>
      ))}
    </span>
  )
}
