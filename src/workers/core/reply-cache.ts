const capacity = 200

interface Entry {
  value: unknown
  staleAtMs: number
}

/** Decoded replies by call, for as long as the endpoint table calls them fresh; the least recently used go first. */
export class ReplyCache {
  private readonly entries = new Map<string, Entry>()

  constructor(private readonly now: () => number) {}

  /** Undefined when there is none, or it is stale. */
  get(key: string): unknown {
    const entry = this.entries.get(key)
    if (!entry) return undefined
    this.entries.delete(key)
    if (entry.staleAtMs <= this.now()) return undefined
    this.entries.set(key, entry)
    return entry.value
  }

  set(key: string, value: unknown, freshSeconds: number): void {
    if (freshSeconds <= 0) return
    this.entries.delete(key)
    this.entries.set(key, { value, staleAtMs: this.now() + freshSeconds * 1000 })
    const oldest = this.entries.keys().next()
    if (this.entries.size > capacity && !oldest.done) this.entries.delete(oldest.value)
  }
}
