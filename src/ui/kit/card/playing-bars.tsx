import { useEffect, useRef } from 'react'
import { onSlowFrame } from '../slow-frames'
import styles from './playing-bars.module.css'

/** Heights of a bar, one after the other, as shares of the full height. */
const heights = [0.35, 0.7, 1, 0.6, 0.35, 0.55, 0.8, 0.5, 0.85, 1, 0.65, 0.45, 0.75, 0.9, 0.55, 0.4]

/** The place in {@link heights} where each bar starts. */
const starts = [0, 5, 11]

/** Three bars that move while the track plays and they are in sight. */
export function PlayingBars({ moving }: { moving: boolean }) {
  const bars = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const element = bars.current
    if (!moving || !element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let at = 0
    let stop: (() => void) | null = null
    const step = () => {
      at++
      for (const [index, bar] of [...element.children].entries()) {
        const height = heights[((starts[index] ?? 0) + at) % heights.length]
        if (bar instanceof HTMLElement) bar.style.transform = `scaleY(${height})`
      }
    }
    const inSight = new IntersectionObserver((entries) => {
      stop?.()
      stop = entries.at(-1)?.isIntersecting ? onSlowFrame(step) : null
    })
    inSight.observe(element)
    return () => {
      inSight.disconnect()
      stop?.()
    }
  }, [moving])

  return (
    <span ref={bars} aria-hidden className={styles.bars} data-moving={moving || undefined}>
      <i />
      <i />
      <i />
    </span>
  )
}
