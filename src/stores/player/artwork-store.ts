import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { sizedCover } from '../../domain/catalogue/sized-cover'
import type { Artwork } from '../../domain/palette/palette'
import type { Backend } from '../../ports/backend'
import type { System } from '../../ports/system'
import { Debounce } from '../lib/debounce'
import type { QueueStore } from '../queue/queue-store'
import { LatestOnly } from '../lib/latest-only'

interface Deps {
  backend: Backend
  system: System
}

interface Stores {
  queue: QueueStore
}

const nothing: Artwork = { palette: [], backdrop: null }

/** The colours and the blurred copy of the current cover; empty for a track without a cover. */
export class ArtworkStore {
  artwork: Artwork = nothing
  readonly #deps: Deps
  readonly #loading = new LatestOnly()
  readonly #debounce: Debounce
  readonly #unsubscribe: () => void

  constructor(deps: Deps, stores: Stores) {
    this.#deps = deps
    this.#debounce = new Debounce(deps.system)
    makeAutoObservable(this, { artwork: observableRef }, { name: 'ArtworkStore' })
    this.#unsubscribe = reaction(
      () => stores.queue.current?.album.picUrl ?? null,
      (cover) => void this.#load(cover),
      { fireImmediately: true },
    )
  }
  dispose(): void {
    this.#unsubscribe()
    this.#loading.abort()
  }

  /** The old colours stay until the new ones are there, so that the page does not flash grey in between. */
  async #load(cover: string | null): Promise<void> {
    const signal = this.#loading.start()
    const rest = cover ? this.#debounce.settle(signal) : null
    if (rest) await rest
    if (signal.aborted) return
    const result = cover ? await this.#deps.backend.artwork(sizedCover(cover, 300), { signal }) : null
    if (signal.aborted) return
    runInAction(() => {
      this.artwork = result?.ok ? result.value : nothing
    })
  }
}
