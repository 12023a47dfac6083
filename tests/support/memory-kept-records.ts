import type { KeptList, KeptSong } from '../../src/domain/offline/kept-song'
import type { LyricData } from '../../src/domain/lyrics/lyric-data'
import type { KeptChange, KeptRecords } from '../../src/ports/kept-records'

/** Records of what is kept, in memory; two stores with the same records are two tabs, or two visits. */
export class MemoryKeptRecords implements KeptRecords {
  count = 0
  songs = new Map<number, KeptSong>()
  lists = new Map<string, KeptList>()
  texts = new Map<number, LyricData>()
  works = true
  reads = 0
  readonly #listeners = new Set<() => void>()

  async read() {
    this.reads++
    return this.works ? { songs: [...this.songs.values()], lists: [...this.lists.values()] } : null
  }

  async write({ songs, lists, removedSongs, removedLists }: KeptChange, count: number) {
    if (!this.works) return false
    for (const song of songs) this.songs.set(song.track.id, song)
    for (const list of lists) this.lists.set(list.key, list)
    for (const id of removedSongs) this.songs.delete(id)
    for (const key of removedLists) this.lists.delete(key)
    this.count = count
    return true
  }

  async lyrics(trackId: number) {
    return this.texts.get(trackId) ?? null
  }

  async writeLyrics(trackId: number, lyrics: LyricData) {
    this.texts.set(trackId, lyrics)
  }

  onWritten(listener: () => void) {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** As if another tab had written. */
  tellWritten(): void {
    for (const listener of this.#listeners) listener()
  }
}
