import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Pixels a finger moves before it is more than a tap. */
const slop = 10

/** Pixels after which letting go closes. */
const farEnough = 120

/** Pixels a millisecond at which letting go closes sooner. */
const flick = 0.5

const returnMs = 280

/** As long as the layer takes to slide away; see `--sheet`. */
export const leavingMs = 400

interface Pull {
  pointer: number
  x: number
  y: number
  /** Pixels down from where it began; 0 until it is known to be a pull. */
  by: number
  speed: number
  at: number
}

/**
 * A layer that a finger pulls down from any part marked `data-pull`, whose vertical `touch-action` has to be off.
 * Past 120 px, or with a flick, it is let go of by `onClose`; else it comes back.
 */
export function usePullDown(layer: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const element = layer.current
    if (!element) return
    let pull: Pull | null = null

    const begin = (event: PointerEvent) => {
      const { target, pointerType, isPrimary, pointerId: pointer, clientX: x, clientY: y } = event
      if (pointerType !== 'touch' || !isPrimary) return
      if (!(target instanceof Element) || !target.closest('[data-pull]')) return
      pull = { pointer, x, y, by: 0, speed: 0, at: event.timeStamp }
    }
    const move = (event: PointerEvent) => {
      if (!pull || event.pointerId !== pull.pointer) return
      const down = event.clientY - pull.y
      if (pull.by === 0 && (down < slop || Math.abs(event.clientX - pull.x) > down)) return
      const by = Math.max(1, down - slop)
      const passed = Math.max(1, event.timeStamp - pull.at)
      pull = { ...pull, speed: (by - pull.by) / passed, by, at: event.timeStamp }
      element.style.translate = `0 ${by}px`
    }
    const end = (event: PointerEvent) => {
      if (!pull || event.pointerId !== pull.pointer) return
      const { by, speed } = pull
      pull = null
      if (by === 0) return
      element.style.translate = ''
      const here = `0 ${by}px`
      if (event.type === 'pointerup' && (by > farEnough - slop || speed > flick)) {
        // from here on it slides away
        element.animate({ translate: [here, here] }, { duration: leavingMs })
        return onClose()
      }
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
      const easing = 'cubic-bezier(0.2, 0, 0, 1)'
      element.animate({ translate: [here, '0 0'] }, { duration: returnMs, easing })
    }

    const listening = new AbortController()
    const options = { signal: listening.signal, passive: true }
    element.addEventListener('pointerdown', begin, options)
    element.addEventListener('pointermove', move, options)
    element.addEventListener('pointerup', end, options)
    element.addEventListener('pointercancel', end, options)
    return () => listening.abort()
  }, [layer, onClose])
}
