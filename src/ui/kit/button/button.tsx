import type { ComponentProps } from 'react'
import styles from './button.module.css'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** `danger` is for actions that cannot be undone. */
  tone?: 'solid' | 'soft' | 'danger'
}

export function Button({ tone = 'soft', className = '', ...rest }: ButtonProps) {
  return <button {...rest} type="button" className={`${styles.button} ${styles[tone]} ${className}`} />
}
