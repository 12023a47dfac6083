import { useEffect, useState } from 'react'
import type { PointerEvent } from 'react'

/** The pointer rests that long before a menu opens: less is passing by. */
const opensAfterMs = 120

/** Long enough to cross from the button to its menu, and to come back after slipping off. */
const shutsAfterMs = 260

interface HoverIntent {
  /** The pointer came to rest on the element. */
  onRest: (element: HTMLElement) => void
  /** It left both the element and what it opened. */
  onGone: () => void
}

class HoverWatch {
  #intent: HoverIntent | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  /** What was dismissed is not to come back because the pointer happens to lie there. */
  #muted = false
  #looking: AbortController | undefined

  readonly follow = (intent: HoverIntent): void => {
    this.#intent = intent
  }

  /** The pointer is on the element that opens. */
  readonly enter = ({ pointerType, currentTarget }: PointerEvent<HTMLElement>): void => {
    clearTimeout(this.#timer)
    if (pointerType === 'touch' || this.#muted) return
    this.#timer = setTimeout(() => this.#intent?.onRest(currentTarget), opensAfterMs)
  }

  /** The pointer is on what was opened. */
  readonly stay = (): void => clearTimeout(this.#timer)

  readonly leave = ({ pointerType }: PointerEvent): void => {
    clearTimeout(this.#timer)
    if (pointerType === 'touch') return
    this.#muted = false
    this.#timer = setTimeout(() => this.#intent?.onGone(), shutsAfterMs)
  }

  /** It was shut by other means than hovering: the element counts again once the pointer has been away from it. */
  readonly dismissed = (element: HTMLElement): void => {
    this.forget()
    this.#muted = true
    this.#looking = new AbortController()
    const look = ({ target }: Event) => {
      if (!(target instanceof Node && element.contains(target))) this.#muted = false
    }
    addEventListener('pointermove', look, { once: true, capture: true, signal: this.#looking.signal })
  }

  readonly forget = (): void => {
    clearTimeout(this.#timer)
    this.#looking?.abort()
  }
}

/** Tells when a pointer that can hover means to rest on something, and when it is gone from it for good. */
export function useHoverIntent(intent: HoverIntent): HoverWatch {
  const [watch] = useState(() => new HoverWatch())
  useEffect(() => watch.follow(intent))
  useEffect(() => watch.forget, [watch])
  return watch
}
