import { useState } from 'react'
import type { CSSProperties } from 'react'
import { showsFirstPicture } from './first-picture'
import styles from './skeleton.module.css'

interface SkeletonProps {
  className?: string | undefined
  style?: CSSProperties
  /** The setting without which it is not shown, for the first picture. */
  'data-setting'?: string
}

const pulse = [{ opacity: 1 }, { opacity: 0.5 }, { opacity: 1 }]

/**
 * Ref callback that pulses the element. Not a CSS animation: React listens for `animationiteration` on the root, so the
 * browser would wake the main thread for every iteration.
 */
function keepPulsing(element: HTMLElement | null): (() => void) | undefined {
  if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const timing = { delay: 240, duration: 1_200, iterations: Infinity, easing: 'ease-in-out' }
  const motion = element.animate(pulse, timing)
  return () => motion.cancel()
}

/** The build renders the first picture, where there is no document. */
const isInFirstPicture = (): boolean => typeof document === 'undefined' || showsFirstPicture()

/**
 * A grey placeholder. It appears after 120 ms, so that a quick answer shows none; one of the first picture is there at
 * once.
 */
export function Skeleton({ className = '', ...others }: SkeletonProps) {
  const [atOnce] = useState(isInFirstPicture)
  const shown = atOnce ? styles.shown : ''
  const classes = `${styles.skeleton} ${shown} ${className}`
  return <span ref={keepPulsing} aria-hidden className={classes} {...others} />
}
