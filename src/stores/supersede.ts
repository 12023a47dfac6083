/** Newest wins: each turn aborts the one before. */
export class Supersede {
  private current: AbortController | null = null

  /** The signal of a new turn; `aborted` once a newer turn began or `stop` was called. */
  begin(): AbortSignal {
    this.stop()
    this.current = new AbortController()
    return this.current.signal
  }

  /** Whether a turn goes on. */
  get busy(): boolean {
    return this.current !== null
  }

  stop(): void {
    this.current?.abort()
    this.current = null
  }
}
