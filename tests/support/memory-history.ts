import type { Track } from '../../src/domain/catalogue/track'
import { addEarlier, addHeard } from '../../src/domain/history/play-history'
import type { HistoryRecords } from '../../src/ports/history-records'

/** A play history in memory, which two tabs may share; storage that is `blocked` keeps and gives nothing. */
export class MemoryHistory implements HistoryRecords {
  tracks: readonly Track[] = []
  blocked = false

  async read() {
    return this.blocked ? null : this.tracks
  }

  async add(track: Track) {
    if (this.blocked) return null
    this.tracks = addHeard(this.tracks, track)
    return this.tracks
  }

  async addEarlier(tracks: readonly Track[]) {
    if (this.blocked) return null
    this.tracks = addEarlier(this.tracks, tracks)
    return this.tracks
  }

  async clear() {
    if (!this.blocked) this.tracks = []
    return !this.blocked
  }
}
