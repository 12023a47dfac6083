import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/** Returns how far an element is from the left of an ancestor, also while one between them is moved aside. */
function leftWithin(element: HTMLElement, ancestor: HTMLElement): number {
  let left = 0
  for (let at: Element | null = element; at instanceof HTMLElement && at !== ancestor; at = at.offsetParent)
    left += at.offsetLeft
  return left
}

/**
 * Sets where the full player is, seen from a part of it, as properties of the part: `--player-top`, `--player-left` and
 * `--player-bottom`, negative where the part is inside, `--player-width` and `--player-height`. `shown`: the part exists.
 */
export function usePlayerSides(part: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const element = part.current
    const player = element?.closest<HTMLElement>('[data-player-layer]')
    if (!shown || !element || !player) return
    const measure = () => {
      const own = element.getBoundingClientRect()
      const whole = player.getBoundingClientRect()
      const sides = {
        top: whole.top - own.top,
        left: -leftWithin(element, player),
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
