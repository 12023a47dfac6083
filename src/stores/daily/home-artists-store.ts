import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Artist } from '../../domain/catalogue/artist'
import type { Failure } from '../../domain/failure'
import type { Backend } from '../../ports/backend'
import { Supersede } from '../supersede'

/** All, Chinese, Western, Japanese, Korean, as the service numbers them. */
export type ArtistArea = -1 | 7 | 96 | 8 | 16

const shown = 6
/** Of every kind. */
const type = -1

/** The artists on home, of one area. */
export class HomeArtistsStore {
  area: ArtistArea = -1
  /** Null until they are known. */
  artists: readonly Artist[] | null = null
  loading = false
  failure: Failure | null = null
  private readonly turns = new Supersede()

  constructor(private readonly backend: Backend) {
    makeAutoObservable<HomeArtistsStore, 'backend' | 'turns'>(
      this,
      { artists: observableRef, failure: observableRef, backend: false, turns: false },
      { name: 'HomeArtistsStore' },
    )
  }

  choose(area: ArtistArea): Promise<void> {
    if (area !== this.area) this.artists = null
    this.area = area
    return this.load()
  }

  /** What is known of the area stays until the answer is there. */
  async load(): Promise<void> {
    const signal = this.turns.begin()
    this.loading = true
    this.failure = null
    const reply = await this.backend.call('artistList', { type, area: this.area, limit: shown }, { signal })
    if (signal.aborted) return
    runInAction(() => {
      this.loading = false
      if (reply.ok) this.artists = reply.value.items
      else this.failure = reply.failure
    })
  }

  dispose(): void {
    this.turns.stop()
  }
}
