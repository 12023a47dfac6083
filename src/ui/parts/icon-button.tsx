import type { ComponentProps, ReactNode } from 'react'
import styles from './icon-button.module.css'

interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'aria-label' | 'title' | 'type' | 'className'
> {
  /** Names the action; also the tooltip. */
  label: string
  children: ReactNode
  filled?: boolean
  className?: string | undefined
}

export function IconButton({ label, filled = false, className = '', children, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className={`${styles.button} ${filled ? styles.filled : ''} ${className}`}
    >
      {children}
    </button>
  )
}
