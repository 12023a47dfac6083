import type { System } from '../../src/ports/system'

/** A system whose time, chance and connection the test controls. */
export class ManualSystem implements System {
  private time = 0
  savesData = false
  private readonly onlineListeners = new Set<() => void>()
  private readonly timers = new Set<{ at: number; run: () => void }>()

  now(): number {
    return this.time
  }

  /** What {@link random} returns. */
  nextRandom = 0.5

  random(): number {
    return this.nextRandom
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.time + ms, run }
    this.timers.add(timer)
    return () => this.timers.delete(timer)
  }

  saveData(): boolean {
    return this.savesData
  }

  mayPrefetch(): boolean {
    return !this.savesData
  }

  whenOnline(run: () => void): () => void {
    this.onlineListeners.add(run)
    return () => this.onlineListeners.delete(run)
  }

  /** Reports that the connection is back. */
  goOnline(): void {
    const waiting = [...this.onlineListeners]
    this.onlineListeners.clear()
    for (const run of waiting) run()
  }

  /** How many wait for the connection to come back. */
  get waitingForOnline(): number {
    return this.onlineListeners.size
  }

  get pendingTimers(): number {
    return this.timers.size
  }

  advance(ms: number): void {
    const end = this.time + ms
    for (;;) {
      const [first] = [...this.timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
      if (!first) break
      this.time = first.at
      this.timers.delete(first)
      first.run()
    }
    this.time = end
  }
}
