import type { ComponentProps, ReactNode } from 'react'
import styles from './login-field.module.css'

interface LoginFieldProps extends ComponentProps<'input'> {
  id: string
  label: string
  /** What is wrong with it, null when nothing is. */
  fault: string | null
  /** Stands beside it. */
  children?: ReactNode
}

export function LoginField({ id, label, fault, children, ...rest }: LoginFieldProps) {
  return (
    <div className={styles.place}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.line}>
        <input
          {...rest}
          id={id}
          aria-invalid={fault !== null || undefined}
          aria-describedby={`${id}fault`}
          className={styles.field}
        />
        {children}
      </div>
      <p id={`${id}fault`} role="status" className={styles.fault}>
        {fault}
      </p>
    </div>
  )
}
