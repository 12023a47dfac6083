import type { Track } from '../../src/contract/replies/track'
import { mergePlayHistory, addToPlayHistory } from '../../src/domain/library/play-history'
import type { HistoryRecords } from '../../src/ports/history-records'

/** A play history in memory, which two stores may share. While it is `blocked`, it stores and returns nothing. */
export class MemoryHistory implements HistoryRecords {
  tracks: readonly Track[] = []
  blocked = false

  async read() {
    return this.blocked ? null : this.tracks
  }

  async add(track: Track) {
    if (this.blocked) return null
    this.tracks = addToPlayHistory(this.tracks, track)
    return this.tracks
  }

  async addEarlier(tracks: readonly Track[]) {
    if (this.blocked) return null
    this.tracks = mergePlayHistory(this.tracks, tracks)
    return this.tracks
  }

  async clear() {
    if (!this.blocked) this.tracks = []
    return !this.blocked
  }
}
