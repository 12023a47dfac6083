import { useCallback, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useReducedMotion } from './use-reduced-motion'
import styles from './marquee-text.module.css'

/** Pixels per second. */
const speed = 40

/** Seconds that it rests at both ends. */
const restS = 1.2

interface RunningTextProps {
  /** The whole text, for the tooltip. */
  whole: string
  className?: string | undefined
  children: ReactNode
}

/**
 * One line, cut off where it is too long. Hovered or focused it scrolls to its end and back. With reduced motion only
 * the tooltip shows the rest.
 */
export function MarqueeText({ whole, className = '', children }: RunningTextProps) {
  const box = useRef<HTMLSpanElement>(null)
  const running = useRef<Animation | null>(null)
  const reducedMotion = useReducedMotion()

  const stop = useCallback(() => {
    running.current?.cancel()
    running.current = null
    box.current?.removeAttribute('data-running')
  }, [])
  useEffect(() => {
    if (reducedMotion) stop()
  }, [reducedMotion, stop])

  const run = () => {
    const line = box.current?.firstElementChild
    stop()
    if (reducedMotion || !box.current || !line) return
    const overflow = line.scrollWidth - box.current.clientWidth
    if (overflow <= 0) return
    box.current.setAttribute('data-running', '')
    const seconds = 2 * restS + overflow / speed
    const rest = restS / seconds
    const end = `translateX(${getComputedStyle(line).direction === 'rtl' ? overflow : -overflow}px)`
    running.current = line.animate(
      [
        { transform: 'none' },
        { transform: 'none', offset: rest },
        { transform: end, offset: 1 - rest },
        { transform: end },
      ],
      { duration: seconds * 1000, iterations: Infinity, direction: 'alternate' },
    )
  }

  return (
    <span
      // remounted for another text, which ends the animation
      key={whole}
      ref={box}
      title={whole}
      className={`${styles.box} ${className}`}
      onPointerEnter={run}
      onPointerLeave={stop}
      onFocus={run}
      onBlur={stop}
    >
      <span className={styles.line}>{children}</span>
    </span>
  )
}
