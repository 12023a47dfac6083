const capacity = 200

interface Entry {
  value: unknown
  staleAtMs: number
}

/**
 * Decoded replies for as long as the endpoint table calls them fresh; the least recently used go first.
 * A key is the name of a row, a space, and the call's parameters.
 */
export class ReplyCache {
  private readonly entries = new Map<string, Entry>()
  private changes = 0

  constructor(private readonly now: () => number) {}

  /** A number that grows with each `forget`: a reply asked for before one of them may be untrue by now. */
  get epoch(): number {
    return this.changes
  }

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

  /** Drops what is kept for these rows. */
  forget(names: readonly string[] | 'everything'): void {
    this.changes++
    for (const key of this.entries.keys())
      if (names === 'everything' || names.includes(key.slice(0, key.indexOf(' ')))) this.entries.delete(key)
  }
}
