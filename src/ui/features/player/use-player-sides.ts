import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Sets where the full player is, seen from a part of it, as properties of the part: `--player-top`, `--player-left` and
 * `--player-bottom`, negative where the part is inside, `--player-width` and `--player-height`. `shown`: the part exists.
 */
export function usePlayerSides(part: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const element = part.current
    const player = element?.closest('[data-player-layer]')
    if (!shown || !element || !player) return
    const measure = () => {
      const own = element.getBoundingClientRect()
      const whole = player.getBoundingClientRect()
      const sides = {
        top: whole.top - own.top,
        left: whole.left - own.left,
        bottom: own.bottom - whole.bottom,
        width: whole.width,
        height: whole.height,
      }
      for (const [side, pixels] of Object.entries(sides))
        element.style.setProperty(`--player-${side}`, `${pixels}px`)
    }
    // called before the first paint, with the layout clean
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(player)
    return () => observer.disconnect()
  }, [part, shown])
}
