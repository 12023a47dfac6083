const capacity = 200

/** The names of endpoints. */
export type RowNames = readonly string[] | 'everything'

interface Entry {
  value: unknown
  staleAtMs: number
}

/**
 * Decoded replies, kept for as long as the endpoint table calls them fresh. The least recently used are removed first.
 * A key is the name of the endpoint, a space, and what else tells replies apart.
 */
export class ReplyCache {
  readonly #now: () => number
  readonly #onInvalidate: (rows: RowNames) => void
  readonly #entries = new Map<string, Entry>()
  #epoch = 0

  /** `onInvalidate` is called with what `invalidate` removes. */
  constructor(now: () => number, onInvalidate: (rows: RowNames) => void = () => {}) {
    this.#now = now
    this.#onInvalidate = onInvalidate
  }

  /** Grows with each `invalidate` and `evict`: a reply that was requested before may be stale by now. */
  get epoch(): number {
    return this.#epoch
  }

  /** Returns undefined if there is none, or a stale one. */
  get(key: string): unknown {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    if (entry.staleAtMs <= this.#now()) return undefined
    this.#entries.set(key, entry)
    return entry.value
  }

  set(key: string, value: unknown, freshSeconds: number): void {
    if (freshSeconds <= 0) return
    this.#entries.delete(key)
    this.#entries.set(key, { value, staleAtMs: this.#now() + freshSeconds * 1000 })
    const oldest = this.#entries.keys().next()
    if (this.#entries.size > capacity && !oldest.done) this.#entries.delete(oldest.value)
  }

  /** Removes the replies of these endpoints, since a call of this worker has made them stale, and announces it. */
  invalidate(rows: RowNames): void {
    if (rows.length === 0) return
    this.evict(rows)
    this.#onInvalidate(rows)
  }

  /** Removes the replies of these endpoints. */
  evict(rows: RowNames): void {
    this.#epoch++
    for (const key of this.#entries.keys())
      if (rows === 'everything' || rows.includes(key.slice(0, key.indexOf(' ')))) this.#entries.delete(key)
  }
}
