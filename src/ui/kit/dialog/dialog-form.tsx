import type { ComponentProps, ReactNode } from 'react'
import styles from './dialog-form.module.css'

interface DialogFormProps extends ComponentProps<'form'> {
  /** The buttons below, the one that submits last. */
  actions: ReactNode
}

/** The form of a dialog, with its buttons below. */
export function DialogForm({ actions, children, ...rest }: DialogFormProps) {
  return (
    <form {...rest} className={styles.form}>
      {children}
      <div className={styles.actions}>{actions}</div>
    </form>
  )
}
