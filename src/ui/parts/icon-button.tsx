import type { ComponentProps, ReactNode } from 'react'
import styles from './icon-button.module.css'
import { tooltipHandlers } from './tooltip-request'

interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'aria-label' | 'title' | 'type' | 'className'
> {
  /** Names the action; also the tooltip, with the first key of `aria-keyshortcuts`. */
  label: string
  /** Its sign; none where its style draws one. */
  children?: ReactNode
  filled?: boolean
  className?: string | undefined
}

export function IconButton(props: IconButtonProps) {
  const { label, filled = false, className = '', onPointerEnter, onFocus, children, ...rest } = props
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      className={`${styles.button} ${filled ? styles.filled : ''} ${className}`}
      onPointerEnter={(event) => {
        tooltipHandlers.onPointerEnter(event)
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        tooltipHandlers.onFocus(event)
        onFocus?.(event)
      }}
    >
      {children}
    </button>
  )
}
