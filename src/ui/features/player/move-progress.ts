import type { PlayerStore } from '../../../stores/player/player-store'
import { watch } from '../../../stores/lib/watch'
import { onSlowFrame } from '../../motion/slow-frames'

export interface ProgressParts {
  /** As wide as the rail; scaled from its left edge. */
  fill: HTMLElement
  /** As wide as the rail; moved along it. */
  thumb: HTMLElement
}

/**
 * Moves both parts with the track, by whole pixels of the device, four times a second at most. An animation would have
 * every frame drawn, sixty a second to move by six pixels (`npm run bench:product`). Returns a function that stops it.
 */
export function moveProgress(player: PlayerStore, { fill, thumb }: ProgressParts): () => void {
  let width = 0
  let shown: number | null = null
  let stopStepping: (() => void) | null = null

  const pixelsOf = (seconds: number) => {
    const { duration } = player
    const share = duration > 0 ? Math.min(1, Math.max(0, seconds / duration)) : 0
    return Math.round(share * width * devicePixelRatio)
  }
  const place = () => {
    const pixels = pixelsOf(player.positionNow())
    if (pixels === shown) return
    shown = pixels
    const left = pixels / devicePixelRatio
    fill.style.transform = `scaleX(${width > 0 ? left / width : 0})`
    thumb.style.transform = `translateX(${left}px)`
  }
  /** Whether the next step is on its way to where the track is: a frame of its own would only be earlier. */
  const comesSoon = () => {
    const ahead = pixelsOf(player.positionNow()) - (shown ?? Infinity)
    return stopStepping !== null && player.isAdvancing() && ahead >= 0 && ahead <= pixelsOf(1)
  }
  const follow = () => {
    if (!comesSoon()) place()
    if (player.isAdvancing() === (stopStepping !== null)) return
    stopStepping?.()
    stopStepping = stopStepping ? null : onSlowFrame((step) => step % 2 === 0 && place())
  }

  // the clock is read at every tick and at every change of state
  const stopFollowing = watch(() => [player.position, player.state, player.duration], follow, { now: true })
  const resizeObserver = new ResizeObserver(([entry]) => {
    width = entry?.contentRect.width ?? 0
    shown = null
    place()
  })
  resizeObserver.observe(thumb)
  return () => {
    resizeObserver.disconnect()
    stopFollowing()
    stopStepping?.()
  }
}
