const lockName = 'melisma.playing'

/**
 * Allows one tab of this origin to play at a time: the newest one takes the lock from the one that holds it. Does nothing
 * without Web Locks. Owns the lock.
 */
export class TabLock {
  private wanting = false
  private turn = 0
  private letGo = () => {}

  /** `displaced` is called once when another tab takes the lock while this one still wants it. */
  constructor(
    private readonly displaced: () => void,
    private readonly locks: LockManager | null = navigator.locks ?? null,
  ) {}

  /**
   * Whether this tab wants to play; may be set repeatedly. A displaced tab does not take the lock back until it was set
   * to false in between, so that two tabs never take it from each other in turns. A tab that does not want to play holds
   * no lock and is never displaced.
   */
  set wanted(on: boolean) {
    if (on === this.wanting) return
    this.wanting = on
    if (on) void this.claim()
    else this.release()
  }

  dispose(): void {
    this.wanted = false
  }

  private async claim(): Promise<void> {
    const turn = ++this.turn
    const current = () => turn === this.turn
    const hold = () => (current() ? new Promise<void>((resolve) => (this.letGo = resolve)) : undefined)
    try {
      await this.locks?.request(lockName, { steal: true }, hold)
    } catch (error) {
      // any other error: the browser grants no locks here, as to a page without an origin
      const stolen = error instanceof DOMException && error.name === 'AbortError'
      if (stolen && current()) this.displaced()
    }
  }

  /** Releases the lock; one that is not granted yet is released at once when it is. */
  private release(): void {
    this.turn++
    this.letGo()
  }
}
