import type { System } from '../../src/ports/system'

/** A clock that moves only when told to. */
export class ManualSystem implements System {
  private time = 0
  private readonly due = new Set<{ at: number; run: () => void }>()

  now(): number {
    return this.time
  }

  random(): number {
    return 0.5
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.time + ms, run }
    this.due.add(timer)
    return () => this.due.delete(timer)
  }

  get waiting(): number {
    return this.due.size
  }

  pass(ms: number): void {
    const end = this.time + ms
    for (;;) {
      const [first] = [...this.due].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
      if (!first) break
      this.time = first.at
      this.due.delete(first)
      first.run()
    }
    this.time = end
  }
}
