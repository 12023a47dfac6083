import { useEffect, useRef } from 'react'
import { watch } from '../../../stores/lib/watch'
import { useStores } from '../../hooks/stores-context'
import styles from './playing-bars.module.css'
import { useInViewport } from '../../motion/use-in-viewport'
import { useReducedMotion } from '../../motion/use-reduced-motion'

/** Heights of a bar, one after the other, as shares of the full height. */
const heights = [0.35, 0.7, 1, 0.6, 0.35, 0.55, 0.8, 0.5, 0.85, 1, 0.65, 0.45, 0.75, 0.9, 0.55, 0.4]

/** The place in {@link heights} where each bar starts. */
const starts = [0, 5, 11]

/**
 * Three bars that move while the track plays and they are in sight. They step with the clock, four times a second, so
 * that one frame shows them and the progress: each frame costs the whole machine (`npm run bench:product`).
 */
export function PlayingBars({ moving }: { moving: boolean }) {
  const { player } = useStores()
  const bars = useRef<HTMLSpanElement>(null)

  const inSight = useInViewport(bars)
  const reducedMotion = useReducedMotion()
  const steps = moving && inSight && !reducedMotion

  useEffect(() => {
    if (!steps) return
    let at = 0
    return watch(
      () => player.position,
      () => {
        at++
        for (const [index, bar] of [...(bars.current?.children ?? [])].entries()) {
          const height = heights[((starts[index] ?? 0) + at) % heights.length]
          if (bar instanceof HTMLElement) bar.style.transform = `scaleY(${height})`
        }
      },
      { now: true },
    )
  }, [steps, player])

  return (
    <span ref={bars} aria-hidden className={styles.bars} data-moving={moving || undefined}>
      <i />
      <i />
      <i />
    </span>
  )
}
