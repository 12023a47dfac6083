import { ok } from '../../contract/result'
import type { Backend } from '../../ports/backend'
import { loadAllTracks } from '../lib/load-all-tracks'
import type { PlayerStore } from './player-store'

/** Plays a playlist, album, artist or track of which only the id is known; the newest choice wins. */
export class CollectionPlayer {
  readonly #backend: Backend
  readonly #player: PlayerStore

  constructor({ backend }: { backend: Backend }, { player }: { player: PlayerStore }) {
    this.#backend = backend
    this.#player = player
  }

  playlist(id: number): Promise<void> {
    return this.#player.loadAndPlay((signal) => loadAllTracks(this.#backend, id, signal), id)
  }

  album(id: number): Promise<void> {
    return this.#player.loadAndPlay(async (signal) => {
      const album = await this.#backend.call('album', { id }, { signal })
      return album.ok ? ok(album.value.tracks) : album
    }, id)
  }

  /** Plays the artist's most popular songs. */
  artist(id: number): Promise<void> {
    return this.#player.loadAndPlay(async (signal) => {
      const top = await this.#backend.call('artistTop', { id }, { signal })
      return top.ok ? ok(top.value.tracks) : top
    })
  }

  track(id: number): Promise<void> {
    return this.#player.loadAndPlay((signal) => this.#backend.call('songDetail', { ids: id }, { signal }))
  }
}
