import type { ComponentProps, CSSProperties } from 'react'
import styles from './range.module.css'

interface RangeProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'min' | 'max' | 'value' | 'aria-label' | 'className'
> {
  label: string
  /** What is read out instead of the bare number. */
  valueText: string
  max: number
  value: number
  className?: string | undefined
}

/** A native slider from 0 to `max`, with its part up to the value filled. */
export function Range({ label, valueText, max, value, className = '', ...rest }: RangeProps) {
  const share = max > 0 ? Math.min(1, value / max) : 0
  return (
    <input
      {...rest}
      type="range"
      min={0}
      max={max}
      value={Math.min(value, max)}
      aria-label={label}
      aria-valuetext={valueText}
      className={`${styles.range} ${className}`}
      style={{ '--share': share } as CSSProperties}
    />
  )
}
