interface Span {
  startMs: number
  endMs: number
}

/** The share of a sliding window that was spent on something. The window ends now and is some seconds long. */
export class BusyShare {
  readonly #windowMs: number
  #spans: Span[] = []

  constructor(windowMs: number) {
    this.#windowMs = windowMs
  }

  /** Adds a span of work. Spans do not overlap. */
  add(startMs: number, durationMs: number): void {
    this.#spans.push({ startMs, endMs: startMs + durationMs })
  }

  /** Returns the share of the window before `nowMs`, 0..1. A page that is younger than the window has a shorter one. */
  at(nowMs: number): number {
    const fromMs = Math.max(0, nowMs - this.#windowMs)
    this.#spans = this.#spans.filter(({ endMs }) => endMs > fromMs)
    const busyMs = this.#spans.reduce((sum, { startMs, endMs }) => sum + endMs - Math.max(startMs, fromMs), 0)
    return nowMs > fromMs ? Math.min(1, busyMs / (nowMs - fromMs)) : 0
  }
}
