import { useEffect, useState } from 'react'
import type { PointerEvent } from 'react'

/** How long the pointer must rest before a menu opens. */
const opensAfterMs = 120

/** Long enough to cross from the button to its menu. */
const shutsAfterMs = 260

interface HoverIntentEvents {
  /** The pointer has come to rest on the element. */
  onRest: (element: HTMLElement) => void
  /** The pointer has left the element and what it opened. */
  onLeave: () => void
}

class HoverTracker {
  #intent: HoverIntentEvents | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #over = false
  /** After a dismissal, until the pointer has left the element: it must not open again by itself. */
  #muted = false
  #watchingPointer: AbortController | undefined

  readonly setEvents = (intent: HoverIntentEvents): void => {
    this.#intent = intent
  }

  /** The pointer has entered the element. */
  readonly enter = ({ pointerType, currentTarget }: PointerEvent<HTMLElement>): void => {
    clearTimeout(this.#timer)
    this.#over = true
    if (pointerType === 'touch' || this.#muted) return
    this.#timer = setTimeout(() => this.#intent?.onRest(currentTarget), opensAfterMs)
  }

  /** The pointer moves over the element, which may have appeared under it without being entered. */
  readonly move = (event: PointerEvent<HTMLElement>): void => {
    if (!this.#over) this.enter(event)
  }

  /** The pointer has entered what was opened. */
  readonly keepOpen = (): void => clearTimeout(this.#timer)

  readonly leave = ({ pointerType }: PointerEvent): void => {
    clearTimeout(this.#timer)
    this.#over = false
    if (pointerType === 'touch') return
    this.#muted = false
    this.#timer = setTimeout(() => this.#intent?.onLeave(), shutsAfterMs)
  }

  /** It was closed by other means: hovering does nothing until the pointer has left the element. */
  readonly noteDismissal = (element: HTMLElement): void => {
    this.cancel()
    this.#muted = true
    this.#watchingPointer = new AbortController()
    const look = ({ target }: Event) => {
      if (!(target instanceof Node && element.contains(target))) this.#muted = false
    }
    addEventListener('pointermove', look, { once: true, capture: true, signal: this.#watchingPointer.signal })
  }

  readonly cancel = (): void => {
    clearTimeout(this.#timer)
    this.#watchingPointer?.abort()
  }
}

/** Calls `intent` when a hovering pointer has come to rest on an element, and when it has left it. */
export function useHoverIntent(intent: HoverIntentEvents): HoverTracker {
  const [tracker] = useState(() => new HoverTracker())
  useEffect(() => tracker.setEvents(intent))
  useEffect(() => tracker.cancel, [tracker])
  return tracker
}
