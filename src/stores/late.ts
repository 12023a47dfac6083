import { makeAutoObservable, observableRef, runInAction } from 'mobx'

/** Something that is fetched when it is first wanted; `value` is null until it has come. */
export class Late<T> {
  value: T | null = null
  private coming: Promise<T> | null = null

  constructor(private readonly fetch: () => Promise<T>) {
    makeAutoObservable<Late<T>, 'coming' | 'fetch'>(
      this,
      { value: observableRef, coming: false, fetch: false },
      { name: 'Late' },
    )
  }

  /** Rejects where it cannot be had; it is fetched anew the next time. */
  load(): Promise<T> {
    this.coming ??= this.bring()
    return this.coming
  }

  private async bring(): Promise<T> {
    try {
      const value = await this.fetch()
      runInAction(() => {
        this.value = value
      })
      return value
    } catch (error) {
      this.coming = null
      throw error
    }
  }
}
