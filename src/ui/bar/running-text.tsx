import { useCallback, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useReducedMotion } from '../player/use-reduced-motion'
import styles from './running-text.module.css'

/** Pixels a second: slow enough to be read. */
const speed = 40

/** Seconds that both ends stand. */
const restS = 1.2

interface RunningTextProps {
  /** All of it, for the tooltip. */
  whole: string
  className?: string | undefined
  children: ReactNode
}

/**
 * One line, cut where it is too long. Pointed at or focused it runs to its end and back; where less motion is wanted
 * the tooltip alone tells the rest.
 */
export function RunningText({ whole, className = '', children }: RunningTextProps) {
  const box = useRef<HTMLSpanElement>(null)
  const running = useRef<Animation | null>(null)
  const still = useReducedMotion()

  const stop = useCallback(() => {
    running.current?.cancel()
    running.current = null
    box.current?.removeAttribute('data-running')
  }, [])
  useEffect(() => {
    if (still) stop()
  }, [still, stop])

  const run = () => {
    const line = box.current?.firstElementChild
    stop()
    if (still || !box.current || !line) return
    const over = line.scrollWidth - box.current.clientWidth
    if (over <= 0) return
    box.current.setAttribute('data-running', '')
    const seconds = 2 * restS + over / speed
    const rest = restS / seconds
    const end = `translateX(${getComputedStyle(line).direction === 'rtl' ? over : -over}px)`
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
      // another text is measured anew
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
