/** Milliseconds without a touch of the listener's after which the list follows the song again. */
export const returnAfterMs = 5000

/** Pixels that a press must move before it counts as scrolling. */
const intent = 10

const scrollKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'Tab'])

/** Knows whether the listener is scrolling a viewport by wheel, press, touch or key. */
export class UserScroll {
  readonly #listening = new AbortController()
  readonly #events: { returned(): void; changed(): void }
  #timer: ReturnType<typeof setTimeout> | null = null
  #pressed: { x: number; y: number } | null = null

  /**
   * Five quiet seconds end it and tell `returned`; a click on a line in `list` ends it at once and does not,
   * since the seek that it starts is about to move the list anyway.
   */
  constructor(viewport: HTMLElement, list: HTMLElement, events: { returned(): void; changed(): void }) {
    this.#events = events
    const options = { passive: true, signal: this.#listening.signal }
    viewport.addEventListener('wheel', (event) => this.#onWheel(event), options)
    viewport.addEventListener('scroll', () => this.#onScroll(), options)
    viewport.addEventListener('keydown', (event) => this.#onKey(event), options)
    viewport.addEventListener('pointerdown', (event) => this.#onPress(event, viewport), options)
    viewport.addEventListener('pointermove', (event) => this.#onMove(event), options)
    viewport.addEventListener('touchmove', (event) => this.#onTouch(event), options)
    viewport.addEventListener('touchend', () => this.#onRelease(), options)
    viewport.addEventListener('touchcancel', () => this.#onRelease(), options)
    window.addEventListener('pointerup', () => this.#onRelease(), options)
    list.addEventListener('click', () => this.#end(), options)
  }

  get scrolling(): boolean {
    return this.#timer !== null
  }

  /** Aborted when it is disposed. */
  get signal(): AbortSignal {
    return this.#listening.signal
  }

  dispose(): void {
    this.#listening.abort()
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }

  #begin(): void {
    const began = this.#timer === null
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#quiet(), returnAfterMs)
    if (began) this.#events.changed()
  }

  #quiet(): void {
    if (this.#pressed) {
      this.#begin()
      return
    }
    this.#end()
    this.#events.returned()
  }

  #end(): void {
    if (this.#timer === null) return
    clearTimeout(this.#timer)
    this.#timer = null
    this.#events.changed()
  }

  #onWheel(event: WheelEvent): void {
    if (event.deltaY !== 0 && !event.ctrlKey) this.#begin()
  }

  /** Momentum counts on; a scroll of the sheet's own does not begin anything. */
  #onScroll(): void {
    if (this.scrolling) this.#begin()
  }

  #onKey(event: KeyboardEvent): void {
    if (scrollKeys.has(event.key)) this.#begin()
  }

  #onPress(event: PointerEvent, viewport: HTMLElement): void {
    this.#pressed = { x: event.clientX, y: event.clientY }
    if (event.target === viewport) this.#begin()
  }

  #onMove(event: PointerEvent): void {
    if (event.buttons === 0) this.#onRelease()
    this.#weigh(event.clientX, event.clientY)
  }

  #onTouch(event: TouchEvent): void {
    const [touch] = event.touches
    if (touch) this.#weigh(touch.clientX, touch.clientY)
  }

  #weigh(x: number, y: number): void {
    if (this.#pressed && Math.hypot(x - this.#pressed.x, y - this.#pressed.y) >= intent) this.#begin()
  }

  #onRelease(): void {
    this.#pressed = null
  }
}
