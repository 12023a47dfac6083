/** Only the latest turn counts: starting one aborts the one before. */
export class LatestOnly {
  #current: AbortController | null = null

  /** Returns the signal of a new turn. It is aborted when a newer turn starts, or by `abort`. */
  start(): AbortSignal {
    this.abort()
    this.#current = new AbortController()
    return this.#current.signal
  }

  /** Whether a turn was started and not aborted since. */
  get pending(): boolean {
    return this.#current !== null
  }

  abort(): void {
    this.#current?.abort()
    this.#current = null
  }
}
