import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { sizedCover } from '../domain/catalogue/sized-cover'
import type { Artwork } from '../domain/palette/artwork'
import type { Backend } from '../ports/backend'
import type { System } from '../ports/system'
import { Pace } from './pace'
import type { QueueStore } from './queue-store'
import { Supersede } from './supersede'

const nothing: Artwork = { palette: [], backdrop: null }

/** What the current cover gives to the player around it; nothing for a track without one. */
export class ArtworkStore {
  artwork: Artwork = nothing
  private readonly loading = new Supersede()
  private readonly pace: Pace
  private readonly stopFollowing: () => void

  constructor(
    private readonly backend: Backend,
    queue: QueueStore,
    system: System,
  ) {
    this.pace = new Pace(system)
    makeAutoObservable<ArtworkStore, 'backend' | 'loading' | 'pace' | 'stopFollowing'>(
      this,
      { artwork: observableRef, backend: false, loading: false, pace: false, stopFollowing: false },
      { name: 'ArtworkStore' },
    )
    this.stopFollowing = reaction(
      () => queue.current?.album.picUrl ?? null,
      (cover) => void this.load(cover),
      { fireImmediately: true },
    )
  }

  dispose(): void {
    this.stopFollowing()
    this.loading.stop()
  }

  /** The old colours stay until the new ones are here, so that the page does not flash grey in between. */
  private async load(cover: string | null): Promise<void> {
    const signal = this.loading.begin()
    const rest = cover ? this.pace.turn(signal) : null
    if (rest) await rest
    if (signal.aborted) return
    const result = cover ? await this.backend.artwork(sizedCover(cover, 300), { signal }) : null
    if (signal.aborted) return
    runInAction(() => {
      this.artwork = result?.ok ? result.value : nothing
    })
  }
}
