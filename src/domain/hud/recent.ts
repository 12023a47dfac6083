/** The last items of a sequence, the oldest first. */
export class Recent<T> {
  readonly #limit: number
  #items: readonly T[] = []

  constructor(limit: number) {
    this.#limit = limit
  }

  get items(): readonly T[] {
    return this.#items
  }

  add(item: T): void {
    this.#items = [...this.#items, item].slice(-this.#limit)
  }
}
