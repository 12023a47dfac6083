import type { System } from '../../src/ports/system'

/** A clock that moves only when told to. */
export class ManualSystem implements System {
  private time = 0
  savesData = false
  private readonly awaiting = new Set<() => void>()
  private readonly due = new Set<{ at: number; run: () => void }>()

  now(): number {
    return this.time
  }

  /** What {@link random} gives. */
  chance = 0.5

  random(): number {
    return this.chance
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.time + ms, run }
    this.due.add(timer)
    return () => this.due.delete(timer)
  }

  saveData(): boolean {
    return this.savesData
  }

  whenOnline(run: () => void): () => void {
    this.awaiting.add(run)
    return () => this.awaiting.delete(run)
  }

  /** The connection is back. */
  goOnline(): void {
    const waiting = [...this.awaiting]
    this.awaiting.clear()
    for (const run of waiting) run()
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
