import type { System } from '../ports/system'

const restMs = 2_000

/** Writes the newest state at most once in two seconds; `flush` writes what waits at once. */
export class WriteBehind {
  private cancel: (() => void) | null = null

  constructor(
    private readonly system: System,
    private readonly write: () => void,
  ) {}

  request(): void {
    this.cancel ??= this.system.after(restMs, () => {
      this.cancel = null
      this.write()
    })
  }

  flush(): void {
    if (!this.cancel) return
    this.cancel()
    this.cancel = null
    this.write()
  }
}
