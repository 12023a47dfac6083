import { useEffect, useRef } from 'react'
import styles from './playing-bars.module.css'
import { onSlowFrame } from './slow-frames'
import { useInViewport } from './use-in-viewport'
import { useReducedMotion } from './use-reduced-motion'

/** Heights of a bar, one after the other, as shares of the full height. */
const heights = [0.35, 0.7, 1, 0.6, 0.35, 0.55, 0.8, 0.5, 0.85, 1, 0.65, 0.45, 0.75, 0.9, 0.55, 0.4]

/** The place in {@link heights} where each bar starts. */
const starts = [0, 5, 11]

/** Three bars that move while the track plays and they are in sight. */
export function PlayingBars({ moving }: { moving: boolean }) {
  const bars = useRef<HTMLSpanElement>(null)

  const inSight = useInViewport(bars)
  const reducedMotion = useReducedMotion()
  const steps = moving && inSight && !reducedMotion

  useEffect(() => {
    if (!steps) return
    let at = 0
    return onSlowFrame(() => {
      at++
      for (const [index, bar] of [...(bars.current?.children ?? [])].entries()) {
        const height = heights[((starts[index] ?? 0) + at) % heights.length]
        if (bar instanceof HTMLElement) bar.style.transform = `scaleY(${height})`
      }
    })
  }, [steps])

  return (
    <span ref={bars} aria-hidden className={styles.bars} data-moving={moving || undefined}>
      <i />
      <i />
      <i />
    </span>
  )
}
