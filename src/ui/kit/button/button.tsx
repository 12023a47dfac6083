import type { ComponentProps } from 'react'
import styles from './button.module.css'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** `danger` is for actions that cannot be undone. */
  tone?: 'solid' | 'soft' | 'danger'
  /** Whether it submits its form, as Enter in any field of that does. */
  submits?: boolean
}

export function Button({ tone = 'soft', submits = false, className = '', ...rest }: ButtonProps) {
  const look = `${styles.button} ${styles[tone]} ${className}`
  return <button {...rest} type={submits ? 'submit' : 'button'} className={look} />
}
