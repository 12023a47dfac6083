import type { System } from '../ports/system'

const restMs = 2_000

/**
 * Writes the newest state right after the task that changed it, and then at most once in two seconds; `flush` writes
 * what waits at once.
 */
export class WriteBehind {
  private cancel: (() => void) | null = null
  private writtenAt = -Infinity

  constructor(
    private readonly system: System,
    private readonly write: () => void,
  ) {}

  request(): void {
    if (this.cancel) return
    const rested = Math.max(0, this.system.now() - this.writtenAt)
    this.cancel = this.system.after(Math.max(0, restMs - rested), () => this.run())
  }

  flush(): void {
    if (!this.cancel) return
    this.cancel()
    this.run()
  }

  private run(): void {
    this.cancel = null
    this.writtenAt = this.system.now()
    this.write()
  }
}
