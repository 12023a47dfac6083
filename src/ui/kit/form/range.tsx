import type { ComponentProps, CSSProperties } from 'react'
import styles from './range.module.css'

interface RangeProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'min' | 'max' | 'value' | 'aria-label' | 'className'
> {
  label: string
  /** Read out instead of the number. */
  valueText: string
  min?: number
  max: number
  value: number
  className?: string | undefined
}

/** A native slider, filled between zero and the value. */
export function Range({ label, valueText, min = 0, max, value, className = '', ...rest }: RangeProps) {
  const shareOf = (number: number) => (max > min ? Math.max(0, Math.min(1, (number - min) / (max - min))) : 0)
  return (
    <input
      {...rest}
      type="range"
      min={min}
      max={max}
      value={Math.min(value, max)}
      aria-label={label}
      aria-valuetext={valueText}
      className={`${styles.range} ${className}`}
      style={{ '--share': shareOf(value), '--zero': shareOf(0) } as CSSProperties}
    />
  )
}
