import type { ComponentProps, ReactNode, FocusEvent, PointerEvent } from 'react'
import { lastKey } from '../last-key'
import styles from './icon-button.module.css'

const fetchTooltip = () => import('../tooltip/tooltip')

/** Requests the tooltip of a control; its code is fetched with the first request. */
function request(element: HTMLElement, way: 'pointer' | 'keyboard'): void {
  // if the fetch fails only the hint is missing; the control has its name
  fetchTooltip().then(
    ({ tooltip }) => tooltip.request(element, way),
    () => undefined,
  )
}

/** Handlers that show the control's `aria-label` as its tooltip. */
const tooltipHandlers = {
  onPointerEnter({ pointerType, currentTarget }: PointerEvent<HTMLElement>) {
    if (pointerType !== 'touch') request(currentTarget, 'pointer')
  },
  onFocus({ currentTarget }: FocusEvent<HTMLElement>) {
    if (lastKey() === 'Tab' && currentTarget.matches(':focus-visible')) request(currentTarget, 'keyboard')
  },
}

interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'aria-label' | 'title' | 'type' | 'className'
> {
  /** Names the action; also the tooltip, with the first key of `aria-keyshortcuts`. */
  label: string
  /** The icon; left out where the style draws one. */
  children?: ReactNode
  filled?: boolean
  className?: string | undefined
}

/** A button with an icon; its label is its tooltip. */
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
