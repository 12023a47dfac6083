import type { System } from '../../ports/system'

const intervalMs = 2_000

/** Writes the newest state right after the task that changed it, and then at most once every two seconds. */
export class DebouncedWriter {
  readonly #system: System
  readonly #write: () => void
  #cancel: (() => void) | null = null
  #dueAt = Infinity
  #writtenAt = -Infinity

  constructor(system: System, write: () => void) {
    this.#system = system
    this.#write = write
  }

  /** Asks for a write; `restMs` is the least time since the last one, which a later call can shorten. */
  schedule(restMs = intervalMs): void {
    const now = this.#system.now()
    const dueAt = Math.max(now, this.#writtenAt + restMs)
    if (dueAt >= this.#dueAt) return
    this.#cancel?.()
    this.#dueAt = dueAt
    this.#cancel = this.#system.after(dueAt - now, () => this.#writeNow())
  }

  /** Writes at once if a write was asked for. */
  flush(): void {
    if (!this.#cancel) return
    this.#cancel()
    this.#writeNow()
  }

  #writeNow(): void {
    this.#cancel = null
    this.#dueAt = Infinity
    this.#writtenAt = this.#system.now()
    this.#write()
  }
}
