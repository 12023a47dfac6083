const lockName = 'melisma.playing'

/**
 * Lets one tab of this origin sound at a time: the newest that wants to takes the right from the one that has it.
 * Without Web Locks it does nothing. Owns the lock.
 */
export class SoleTab {
  private wanting = false
  private turn = 0
  private letGo = () => {}

  /** `displaced` is called once when another tab takes over while this one still wants to sound. */
  constructor(
    private readonly displaced: () => void,
    private readonly locks: LockManager | null = navigator.locks ?? null,
  ) {}

  /**
   * Whether this tab wants to sound; may be told again and again. A tab that was displaced does not take the right
   * back before it was told false in between, so that two tabs never take it in turns. One that does not want to
   * sound holds nothing and is never displaced.
   */
  set on(on: boolean) {
    if (on === this.wanting) return
    this.wanting = on
    if (on) void this.claim()
    else this.release()
  }

  dispose(): void {
    this.on = false
  }

  private async claim(): Promise<void> {
    const turn = ++this.turn
    const current = () => turn === this.turn
    const hold = () => (current() ? new Promise<void>((resolve) => (this.letGo = resolve)) : undefined)
    try {
      await this.locks?.request(lockName, { steal: true }, hold)
    } catch (error) {
      // any other name: the browser grants no locks here, as to a page without an origin
      const stolen = error instanceof DOMException && error.name === 'AbortError'
      if (stolen && current()) this.displaced()
    }
  }

  /** Also makes one that is not granted yet let go at once when it is. */
  private release(): void {
    this.turn++
    this.letGo()
  }
}
