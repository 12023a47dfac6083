import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Artist } from '../../contract/replies/artist'
import type { Failure } from '../../contract/failure'
import type { Backend } from '../../ports/backend'
import { LatestOnly } from '../lib/latest-only'

interface Deps {
  backend: Backend
}

/** All, Chinese, Western, Japanese, Korean, as the service numbers them. */
export type ArtistArea = -1 | 7 | 96 | 8 | 16

const shownCount = 6
/** Artists of every kind. */
const type = -1

/** The artists on the home screen, of one area. */
export class HomeArtistsStore {
  area: ArtistArea = -1
  /** Null until they are loaded. */
  artists: readonly Artist[] | null = null
  loading = false
  failure: Failure | null = null
  readonly #deps: Deps
  readonly #loads = new LatestOnly()

  constructor(deps: Deps) {
    this.#deps = deps
    makeAutoObservable(this, { artists: observableRef, failure: observableRef }, { name: 'HomeArtistsStore' })
  }

  selectArea(area: ArtistArea): Promise<void> {
    if (area !== this.area) this.artists = null
    this.area = area
    return this.load()
  }

  /** Loads the artists of the area. What was loaded before stays until then. */
  async load(): Promise<void> {
    const signal = this.#loads.start()
    this.loading = true
    this.failure = null
    const params = { type, area: this.area, limit: shownCount }
    const reply = await this.#deps.backend.call('artistList', params, { signal })
    if (signal.aborted) return
    runInAction(() => {
      this.loading = false
      if (reply.ok) this.artists = reply.value.items
      else this.failure = reply.failure
    })
  }

  dispose(): void {
    this.#loads.abort()
  }
}
