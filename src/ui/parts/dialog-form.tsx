import type { ComponentProps, ReactNode } from 'react'
import styles from './dialog-form.module.css'

interface DialogFormProps extends ComponentProps<'form'> {
  /** The buttons that end it, the one that does what the form is for last. */
  actions: ReactNode
}

/** What a dialog asks, and below it the buttons that end it. */
export function DialogForm({ actions, children, ...rest }: DialogFormProps) {
  return (
    <form {...rest} className={styles.form}>
      {children}
      <div className={styles.actions}>{actions}</div>
    </form>
  )
}
