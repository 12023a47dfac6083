import type { ComponentProps, ReactNode } from 'react'
import styles from './text-field.module.css'

interface TextFieldProps extends ComponentProps<'input'> {
  id: string
  label: string
  /** Says what is wrong with the value; null when it is valid, left out when the field is not validated. */
  error?: string | null
  /** Rendered beside the input. */
  children?: ReactNode
}

/** A one-line text field with its label and its error. */
export function TextField({ id, label, error, children, ...rest }: TextFieldProps) {
  const checked = error !== undefined
  return (
    <div className={styles.place}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.line}>
        <input
          {...rest}
          id={id}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={checked ? `${id}fault` : undefined}
          className={styles.field}
        />
        {children}
      </div>
      {checked && (
        <p id={`${id}fault`} role="status" className={styles.fault}>
          {error}
        </p>
      )}
    </div>
  )
}

interface TextAreaProps extends ComponentProps<'textarea'> {
  id: string
  label: string
}

/** A text field of several lines with its label. */
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
