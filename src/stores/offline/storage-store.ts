import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { KeptFiles, StorageRoom } from '../../ports/kept-files'

/** The room that the browser gives to what is kept on this device. */
export class StorageStore {
  /** Null until it was measured, and where the browser does not tell. */
  room: StorageRoom | null = null
  /** Whether the browser promised not to remove anything by itself; null until it was asked. */
  persistent: boolean | null = null
  readonly #files: KeptFiles

  constructor({ keptFiles }: { keptFiles: KeptFiles }) {
    this.#files = keptFiles
    makeAutoObservable(this, { room: observableRef }, { name: 'StorageStore' })
  }

  async measure(): Promise<void> {
    const room = await this.#files.room()
    runInAction(() => {
      this.room = room
    })
  }

  /** Asks the browser for its promise, once. */
  async persist(): Promise<void> {
    if (this.persistent !== null) return
    const persistent = await this.#files.persist()
    runInAction(() => {
      this.persistent = persistent
    })
  }
}
