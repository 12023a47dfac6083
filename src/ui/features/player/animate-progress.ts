import type { PlayerStore } from '../../../stores/player/player-store'
import { watch } from '../../../stores/lib/watch'
import { SongAnimations } from '../../motion/song-animations'

/** Seconds by which the animations may be off before they are corrected. */
const tolerance = 0.03

/** Maximum number of steps across the rail; more are too fine to be seen. */
const maxSteps = 2_000

interface ProgressParts {
  /** As wide as the rail; scaled from its left edge. */
  fill: HTMLElement
  /** As wide as the rail; moved along it. */
  thumb: HTMLElement
}

/**
 * Moves both parts with the track by compositor animations: while it plays, nothing is styled, laid out or painted. They
 * move in steps of whole pixels, so that no frame is drawn in between. Returns a function that stops it.
 */
export function animateProgress(player: PlayerStore, { fill, thumb }: ProgressParts): () => void {
  const motion = new SongAnimations()
  let animations: Animation[] = []
  let width = 0

  const animate = (duration: number) => {
    for (const animation of animations) motion.cancel(animation)
    animations = []
    if (duration <= 0 || width <= 0) return
    const steps = Math.min(maxSteps, Math.ceil(width * devicePixelRatio))
    const easing = `steps(${steps})`
    animations = [
      motion.animate(fill, [
        { time: 0, transform: 'scaleX(0)', easing },
        { time: duration, transform: 'scaleX(1)' },
      ]),
      // pixels: percentages depend on the size of the box, which keeps the compositor from running it
      motion.animate(thumb, [
        { time: 0, transform: 'translateX(0px)', easing },
        { time: duration, transform: `translateX(${width}px)` },
      ]),
    ]
  }
  const sync = () => {
    const reading = { position: player.positionNow(), playing: player.isAdvancing(), rate: 1 }
    motion.sync(reading, tolerance)
  }

  const stopAnimating = watch(() => player.duration, animate, { now: true })
  // the clock is read at every tick and at every change of state
  const stopSyncing = watch(() => [player.position, player.state], sync, { now: true })
  const resizeObserver = new ResizeObserver(([entry]) => {
    const now = entry?.contentRect.width ?? 0
    if (now === width) return
    width = now
    animate(player.duration)
  })
  resizeObserver.observe(thumb)
  return () => {
    resizeObserver.disconnect()
    stopSyncing()
    stopAnimating()
    motion.dispose()
  }
}
