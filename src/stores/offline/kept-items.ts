import { observable } from 'mobx'
import type { Track } from '../../contract/replies/track'
import type { KeptList, KeptSong } from '../../domain/offline/kept-song'
import type { KeptChange } from '../../ports/kept-records'

/** The songs and lists that are kept, of all listeners, and what of them is not stored yet. Change it in actions. */
export class KeptItems {
  readonly songs = observable.map<number, KeptSong>({}, { deep: false })
  readonly lists = observable.map<string, KeptList>({}, { deep: false })
  readonly #changedSongs = new Set<number>()
  readonly #changedLists = new Set<string>()
  readonly #onChange: () => void

  /** `onChange`: called when there is something to store. */
  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  /** Takes what is stored for what there is. */
  replace(songs: readonly KeptSong[], lists: readonly KeptList[]): void {
    this.songs.replace(songs.map((song) => [song.track.id, song]))
    this.lists.replace(lists.map((list) => [list.key, list]))
  }

  setSong(song: KeptSong): void {
    this.songs.set(song.track.id, song)
    this.#changedSongs.add(song.track.id)
    this.#onChange()
  }

  setList(list: KeptList): void {
    this.lists.set(list.key, list)
    this.#changedLists.add(list.key)
    this.#onChange()
  }

  deleteList(key: string): void {
    this.lists.delete(key)
    this.#changedLists.add(key)
    this.#onChange()
  }

  /** Removes songs, whatever they are kept for. Returns the covers that no other song has. */
  deleteSongs(trackIds: readonly number[]): string[] {
    const covers = new Set<string>()
    for (const id of trackIds) {
      const cover = this.songs.get(id)?.track.album.picUrl
      if (cover) covers.add(cover)
      this.songs.delete(id)
      this.#changedSongs.add(id)
    }
    for (const { track } of this.songs.values()) if (track.album.picUrl) covers.delete(track.album.picUrl)
    this.#onChange()
    return [...covers]
  }

  /** Adds a purpose to songs; `fresh` is for those that are not kept yet. */
  addPurpose(tracks: readonly Track[], purpose: string, fresh: Pick<KeptSong, 'owner' | 'addedMs'>): void {
    for (const track of tracks) {
      const before = this.songs.get(track.id) ?? { ...fresh, stream: null, purposes: [] }
      const purposes = new Set(before.purposes).add(purpose)
      this.setSong({ ...before, track, purposes: [...purposes], problem: null })
    }
  }

  /** Takes a purpose from songs. Returns those that are kept for nothing any more, and leaves them in place. */
  dropPurpose(trackIds: readonly number[], purpose: string): number[] {
    const useless: number[] = []
    for (const id of trackIds) {
      const song = this.songs.get(id)
      if (!song?.purposes.includes(purpose)) continue
      const purposes = song.purposes.filter((other) => other !== purpose)
      if (purposes.length === 0) useless.push(id)
      else this.setSong({ ...song, purposes })
    }
    return useless
  }

  /** Takes songs out of all lists, and removes lists that have none left. */
  removeFromLists(trackIds: readonly number[]): void {
    const removed = new Set(trackIds)
    for (const list of this.lists.values()) {
      const left = list.trackIds.filter((id) => !removed.has(id))
      if (left.length === list.trackIds.length) continue
      if (left.length === 0) this.deleteList(list.key)
      else this.setList({ ...list, trackIds: left })
    }
  }

  /** Whether anything is not stored yet. */
  get hasChanged(): boolean {
    return this.#changedSongs.size + this.#changedLists.size > 0
  }

  /** Returns what is not stored yet, and counts it as stored. */
  takeChange(): KeptChange {
    const ids = [...this.#changedSongs]
    const keys = [...this.#changedLists]
    this.#changedSongs.clear()
    this.#changedLists.clear()
    return {
      songs: ids.map((id) => this.songs.get(id)).filter((song) => song !== undefined),
      lists: keys.map((key) => this.lists.get(key)).filter((list) => list !== undefined),
      removedSongs: ids.filter((id) => !this.songs.has(id)),
      removedLists: keys.filter((key) => !this.lists.has(key)),
    }
  }
}
