import type { PlayerStore } from '../../../stores/player/player-store'
import { watch } from '../../../stores/lib/watch'

export interface ProgressParts {
  /** As wide as the rail; scaled from its left edge. */
  fill: HTMLElement
  /** As wide as the rail; moved along it. */
  thumb: HTMLElement
}

/**
 * Moves both parts with the track, by whole pixels of the device, whenever the clock is read: four times a second, in
 * the frame that shows the time. An animation would have every frame drawn, sixty a second to move by six pixels
 * (`npm run bench:product`). Returns a function that stops it.
 */
export function moveProgress(player: PlayerStore, { fill, thumb }: ProgressParts): () => void {
  let width = 0
  let shown: number | null = null

  const place = () => {
    const { duration } = player
    const share = duration > 0 ? Math.min(1, Math.max(0, player.positionNow() / duration)) : 0
    const pixels = Math.round(share * width * devicePixelRatio)
    if (pixels === shown) return
    shown = pixels
    const left = pixels / devicePixelRatio
    fill.style.transform = `scaleX(${width > 0 ? left / width : 0})`
    thumb.style.transform = `translateX(${left}px)`
  }

  const stopFollowing = watch(() => [player.position, player.state, player.duration], place, { now: true })
  const resizeObserver = new ResizeObserver(([entry]) => {
    width = entry?.contentRect.width ?? 0
    shown = null
    place()
  })
  resizeObserver.observe(thumb)
  return () => {
    resizeObserver.disconnect()
    stopFollowing()
  }
}
