const capacity = 200

/** Rows of the endpoint table by their names. */
export type Rows = readonly string[] | 'everything'

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

  /** `onChange` hears of what `forget` drops. */
  constructor(
    private readonly now: () => number,
    private readonly onChange: (rows: Rows) => void = () => {},
  ) {}

  /** A number that grows with each `forget` and `drop`: a reply asked for before one of them may be untrue by now. */
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

  /** Drops what is kept for these rows, if any, which something done here made untrue. */
  forget(rows: Rows): void {
    if (rows.length === 0) return
    this.drop(rows)
    this.onChange(rows)
  }

  /** Drops what is kept for these rows. */
  drop(rows: Rows): void {
    this.changes++
    for (const key of this.entries.keys())
      if (rows === 'everything' || rows.includes(key.slice(0, key.indexOf(' ')))) this.entries.delete(key)
  }
}
