import type { PlayerStore } from '../../stores/player-store'
import { watch } from '../../stores/watch'
import { SongMotion } from '../lyrics-view/song-motion'

/** Seconds that what is seen may be off before it is put right. */
const tolerance = 0.03

/** More steps than that across the rail are finer than anyone sees. */
const mostSteps = 2_000

interface ProgressParts {
  /** As wide as the rail; scaled from its left edge. */
  fill: HTMLElement
  /** As wide as the rail; moved along it. */
  thumb: HTMLElement
}

/**
 * Moves both parts with the track by animations of the compositor, armed from the position: while it only plays on
 * nothing is styled, laid out or painted. They move by whole pixels, since between two of them there is nothing to
 * draw. Gives the end of it.
 */
export function followProgress(player: PlayerStore, { fill, thumb }: ProgressParts): () => void {
  const motion = new SongMotion()
  let armed: Animation[] = []
  let width = 0

  const arm = (duration: number) => {
    for (const animation of armed) motion.cancel(animation)
    armed = []
    if (duration <= 0 || width <= 0) return
    const steps = Math.min(mostSteps, Math.ceil(width * devicePixelRatio))
    const easing = `steps(${steps})`
    armed = [
      motion.animate(fill, [
        { time: 0, transform: 'scaleX(0)', easing },
        { time: duration, transform: 'scaleX(1)' },
      ]),
      // no percentages: what hangs on the size of a box is not left to the compositor
      motion.animate(thumb, [
        { time: 0, transform: 'translateX(0px)', easing },
        { time: duration, transform: `translateX(${width}px)` },
      ]),
    ]
  }
  const follow = () => {
    const pace = { position: player.positionNow(), playing: player.advancingNow(), rate: 1 }
    motion.follow(pace, tolerance)
  }

  const stopArming = watch(() => player.duration, arm, { now: true })
  // both tell that the clock is to be looked at: the ticks, and what sounds or stops
  const stopFollowing = watch(() => [player.position, player.state], follow, { now: true })
  const resized = new ResizeObserver(([entry]) => {
    const now = entry?.contentRect.width ?? 0
    if (now === width) return
    width = now
    arm(player.duration)
  })
  resized.observe(thumb)
  return () => {
    resized.disconnect()
    stopFollowing()
    stopArming()
    motion.dispose()
  }
}
