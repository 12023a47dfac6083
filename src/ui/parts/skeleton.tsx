import type { CSSProperties } from 'react'
import styles from './skeleton.module.css'

interface SkeletonProps {
  className?: string | undefined
  style?: CSSProperties
}

const pulse = [{ opacity: 1 }, { opacity: 0.5 }, { opacity: 1 }]

/**
 * By script and not by the style sheet: React listens for the end of each iteration of a style sheet's animation, and
 * to fire that event the browser wakes the main thread for every one of them.
 */
function keepPulsing(element: HTMLElement | null): (() => void) | undefined {
  if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const timing = { delay: 240, duration: 1_200, iterations: Infinity, easing: 'ease-in-out' }
  const motion = element.animate(pulse, timing)
  return () => motion.cancel()
}

/** A grey shape where something will be; it appears only after 120 ms, so that a quick answer shows none. */
export function Skeleton({ className = '', style }: SkeletonProps) {
  return <span ref={keepPulsing} aria-hidden className={`${styles.skeleton} ${className}`} style={style} />
}
