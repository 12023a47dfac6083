/** Newest wins: each turn aborts the one before. */
export class Supersede {
  private current: AbortController | null = null

  /** The signal of a new turn; `aborted` once a newer turn began or `stop` was called. */
  begin(): AbortSignal {
    this.stop()
    this.current = new AbortController()
    return this.current.signal
  }

  stop(): void {
    this.current?.abort()
    this.current = null
  }
}
