import type { PlayerStore } from '../../../stores/player/player-store'
import { watch } from '../../../stores/lib/watch'
import { SongAnimations } from '../../motion/song-animations'
import type { ProgressParts } from './move-progress'

/** Seconds by which the parts may be off before they are corrected: less than they move by in a step. */
const tolerance = 0.05

/**
 * Steps a second. In the frame of a step all between the lyrics and the rail is drawn anew; steps by single pixels do
 * that several times as often.
 */
const stepsPerSecond = 2

/**
 * Moves both parts with the track by animations of the compositor, by whole pixels of the device. For where the lyrics
 * have every frame drawn anyway: the main thread then does nothing for the progress. Returns a function that stops it.
 */
export function animateProgress(player: PlayerStore, { fill, thumb }: ProgressParts): () => void {
  const motion = new SongAnimations()
  let width = 0

  const sync = () =>
    motion.sync({ position: player.positionNow(), playing: player.isAdvancing(), rate: 1 }, tolerance)
  const build = () => {
    motion.dispose()
    const { duration } = player
    if (width === 0 || duration === 0) return
    const steps = Math.min(Math.round(width * devicePixelRatio), Math.ceil(duration * stepsPerSecond))
    const easing = `steps(${Math.max(1, steps)})`
    motion.animate(fill, [
      { time: 0, transform: 'scaleX(0)', easing },
      { time: duration, transform: 'scaleX(1)' },
    ])
    motion.animate(thumb, [
      { time: 0, transform: 'translateX(0px)', easing },
      { time: duration, transform: `translateX(${width}px)` },
    ])
    sync()
  }

  // the clock is read at every tick and at every change of state
  const stopFollowing = watch(() => [player.position, player.state], sync, { now: true })
  const stopBuilding = watch(() => player.duration, build)
  const resizeObserver = new ResizeObserver(([entry]) => {
    width = entry?.contentRect.width ?? 0
    build()
  })
  resizeObserver.observe(thumb)
  return () => {
    resizeObserver.disconnect()
    stopBuilding()
    stopFollowing()
    motion.dispose()
  }
}
