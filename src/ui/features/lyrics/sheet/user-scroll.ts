/** Milliseconds without input after which the list follows the song again. */
export const resumeAfterMs = 5000

/** Pixels that a pressed pointer must move to count as scrolling. */
const dragThreshold = 10

const scrollKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'Tab'])

/** Observes whether the listener is scrolling a viewport by wheel, drag, touch or key. */
export class UserScroll {
  readonly #listening = new AbortController()
  readonly #events: { returned(): void; changed(): void }
  #timer: ReturnType<typeof setTimeout> | null = null
  #pressed: { x: number; y: number } | null = null

  /**
   * `changed` is called whenever `scrolling` changes, `returned` when scrolling has ended after five seconds without
   * input. A click on a line in `list` ends it at once without `returned`, because the seek moves the list anyway.
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
    list.addEventListener('click', () => this.#stopScrolling(), options)
  }

  get scrolling(): boolean {
    return this.#timer !== null
  }

  /** Aborted by `dispose`. */
  get signal(): AbortSignal {
    return this.#listening.signal
  }

  dispose(): void {
    this.#listening.abort()
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }

  #noteInput(): void {
    const starts = this.#timer === null
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#onTimeout(), resumeAfterMs)
    if (starts) this.#events.changed()
  }

  #onTimeout(): void {
    if (this.#pressed) {
      this.#noteInput()
      return
    }
    this.#stopScrolling()
    this.#events.returned()
  }

  #stopScrolling(): void {
    if (this.#timer === null) return
    clearTimeout(this.#timer)
    this.#timer = null
    this.#events.changed()
  }

  #onWheel(event: WheelEvent): void {
    if (event.deltaY !== 0 && !event.ctrlKey) this.#noteInput()
  }

  /** Extends scrolling by momentum. Does not start it, because the sheet's own scrolling fires the event too. */
  #onScroll(): void {
    if (this.scrolling) this.#noteInput()
  }

  #onKey(event: KeyboardEvent): void {
    if (scrollKeys.has(event.key)) this.#noteInput()
  }

  #onPress(event: PointerEvent, viewport: HTMLElement): void {
    this.#pressed = { x: event.clientX, y: event.clientY }
    if (event.target === viewport) this.#noteInput()
  }

  #onMove(event: PointerEvent): void {
    if (event.buttons === 0) this.#onRelease()
    this.#detectDrag(event.clientX, event.clientY)
  }

  #onTouch(event: TouchEvent): void {
    const [touch] = event.touches
    if (touch) this.#detectDrag(touch.clientX, touch.clientY)
  }

  #detectDrag(x: number, y: number): void {
    if (this.#pressed && Math.hypot(x - this.#pressed.x, y - this.#pressed.y) >= dragThreshold)
      this.#noteInput()
  }

  #onRelease(): void {
    this.#pressed = null
  }
}
