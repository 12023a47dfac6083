import { makeAutoObservable, observableRef, runInAction } from 'mobx'

/** Something that is fetched on first use. `value` is null until then. */
export class Lazy<T> {
  value: T | null = null
  readonly #fetch: () => Promise<T>
  #pending: Promise<T> | null = null

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch
    makeAutoObservable(this, { value: observableRef }, { name: 'Lazy' })
  }

  /** Fetches the value unless it is there or on its way. Rejects if that fails; the next call tries again. */
  load(): Promise<T> {
    this.#pending ??= this.#fetchOnce()
    return this.#pending
  }

  async #fetchOnce(): Promise<T> {
    try {
      const value = await this.#fetch()
      runInAction(() => {
        this.value = value
      })
      return value
    } catch (error) {
      this.#pending = null
      throw error
    }
  }
}
