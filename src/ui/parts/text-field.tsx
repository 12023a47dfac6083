import type { ComponentProps, ReactNode } from 'react'
import styles from './text-field.module.css'

interface TextFieldProps extends ComponentProps<'input'> {
  id: string
  label: string
  /** What is wrong with it, null when nothing is; left out where nothing can be. */
  fault?: string | null
  /** Stands beside it. */
  children?: ReactNode
}

/** A line to be typed, under its label, and what is wrong with it. */
export function TextField({ id, label, fault, children, ...rest }: TextFieldProps) {
  const checked = fault !== undefined
  return (
    <div className={styles.place}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.line}>
        <input
          {...rest}
          id={id}
          aria-invalid={Boolean(fault) || undefined}
          aria-describedby={checked ? `${id}fault` : undefined}
          className={styles.field}
        />
        {children}
      </div>
      {checked && (
        <p id={`${id}fault`} role="status" className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  )
}

interface TextAreaProps extends ComponentProps<'textarea'> {
  id: string
  label: string
}

/** Several lines to be typed, under their label. */
export function TextArea({ id, label, ...rest }: TextAreaProps) {
  return (
    <div className={styles.place}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea {...rest} id={id} className={`${styles.field} ${styles.long}`} />
    </div>
  )
}
