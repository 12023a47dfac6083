import type { ComponentProps } from 'react'
import styles from './button.module.css'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** `danger` takes something away for good. */
  tone?: 'solid' | 'soft' | 'danger'
}

export function Button({ tone = 'soft', className = '', ...rest }: ButtonProps) {
  return <button {...rest} type="button" className={`${styles.button} ${styles[tone]} ${className}`} />
}
