import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Pixels that a finger must move to be more than a tap. */
const slop = 10

/** Pixels after which releasing closes. */
const closeDistance = 120

/** Pixels per millisecond above which releasing closes at any distance. */
const flickSpeed = 0.5

const returnMs = 280

/** How long the layer takes to slide in or out; equal to `--sheet`. */
export const slideMs = 400

interface Pull {
  pointer: number
  x: number
  y: number
  /** Pixels down from the start; 0 until it is known to be a pull. */
  by: number
  speed: number
  at: number
}

/**
 * Lets a finger pull a layer down by any part marked `data-pull`; those need a `touch-action` without vertical panning.
 * Released after 120 px or with a flick, calls `onClose`; otherwise the layer returns. Meanwhile the page beneath is
 * shown, by `data-player-pulled` on the root.
 */
export function usePullToClose(layer: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const element = layer.current
    if (!element) return
    let pull: Pull | null = null
    const showPage = (shown: boolean) => document.documentElement.toggleAttribute('data-player-pulled', shown)

    const onDown = (event: PointerEvent) => {
      const { target, pointerType, isPrimary, pointerId: pointer, clientX: x, clientY: y } = event
      if (pointerType !== 'touch' || !isPrimary) return
      if (!(target instanceof Element) || !target.closest('[data-pull]')) return
      pull = { pointer, x, y, by: 0, speed: 0, at: event.timeStamp }
    }
    const onMove = (event: PointerEvent) => {
      if (!pull || event.pointerId !== pull.pointer) return
      const down = event.clientY - pull.y
      if (pull.by === 0 && (down < slop || Math.abs(event.clientX - pull.x) > down)) return
      if (pull.by === 0) showPage(true)
      const by = Math.max(1, down - slop)
      const passed = Math.max(1, event.timeStamp - pull.at)
      pull = { ...pull, speed: (by - pull.by) / passed, by, at: event.timeStamp }
      element.style.translate = `0 ${by}px`
    }
    const onUp = (event: PointerEvent) => {
      if (!pull || event.pointerId !== pull.pointer) return
      const { by, speed } = pull
      pull = null
      if (by === 0) return
      element.style.translate = ''
      const here = `0 ${by}px`
      if (event.type === 'pointerup' && (by > closeDistance - slop || speed > flickSpeed)) {
        // held here, because the style slides it out from its own position
        element.animate({ translate: [here, here] }, { duration: slideMs }).onfinish = () => showPage(false)
        return onClose()
      }
      const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : returnMs
      const easing = 'cubic-bezier(0.2, 0, 0, 1)'
      element.animate({ translate: [here, '0 0'] }, { duration, easing }).onfinish = () =>
        showPage(pull !== null)
    }

    const listening = new AbortController()
    const options = { signal: listening.signal, passive: true }
    element.addEventListener('pointerdown', onDown, options)
    element.addEventListener('pointermove', onMove, options)
    element.addEventListener('pointerup', onUp, options)
    element.addEventListener('pointercancel', onUp, options)
    return () => {
      listening.abort()
      showPage(false)
    }
  }, [layer, onClose])
}
