import type { System } from '../../ports/system'

const intervalMs = 2_000

/** Writes the newest state right after the task that changed it, and then at most once every two seconds. */
export class DebouncedWriter {
  readonly #system: System
  readonly #write: () => void
  #cancel: (() => void) | null = null
  #writtenAt = -Infinity

  constructor(system: System, write: () => void) {
    this.#system = system
    this.#write = write
  }

  /** Asks for a write. */
  schedule(): void {
    if (this.#cancel) return
    const sinceLast = Math.max(0, this.#system.now() - this.#writtenAt)
    this.#cancel = this.#system.after(Math.max(0, intervalMs - sinceLast), () => this.#writeNow())
  }

  /** Writes at once if a write was asked for. */
  flush(): void {
    if (!this.#cancel) return
    this.#cancel()
    this.#writeNow()
  }

  #writeNow(): void {
    this.#cancel = null
    this.#writtenAt = this.#system.now()
    this.#write()
  }
}
