import { ok } from '../domain/result'
import type { Backend } from '../ports/backend'
import { loadAllTracks } from './load-all-tracks'
import type { PlayerStore } from './player-store'

/** Plays a playlist, album, artist or track of which only the number is known; the newest choice wins. */
export class PlayCollection {
  constructor(
    private readonly backend: Backend,
    private readonly player: PlayerStore,
  ) {}

  playlist(id: number): Promise<void> {
    return this.player.playFound((signal) => loadAllTracks(this.backend, id, signal), id)
  }

  album(id: number): Promise<void> {
    return this.player.playFound(async (signal) => {
      const album = await this.backend.call('album', { id }, { signal })
      return album.ok ? ok(album.value.tracks) : album
    }, id)
  }

  /** What is heard most of an artist. */
  artist(id: number): Promise<void> {
    return this.player.playFound(async (signal) => {
      const top = await this.backend.call('artistTop', { id }, { signal })
      return top.ok ? ok(top.value.tracks) : top
    })
  }

  track(id: number): Promise<void> {
    return this.player.playFound((signal) => this.backend.call('songDetail', { ids: id }, { signal }))
  }
}
