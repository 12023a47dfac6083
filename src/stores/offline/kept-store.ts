import { makeAutoObservable, reaction, runInAction } from 'mobx'
import type { Stream } from '../../contract/replies/stream'
import type { Track } from '../../contract/replies/track'
import { keptCoverUrls } from '../../domain/offline/kept-covers'
import { listKey, statusOf } from '../../domain/offline/kept-song'
import type { KeptList, KeptSong, KeptStatus } from '../../domain/offline/kept-song'
import type { LyricData } from '../../domain/lyrics/lyric-data'
import type { KeptFiles } from '../../ports/kept-files'
import type { KeptRecords } from '../../ports/kept-records'
import type { System } from '../../ports/system'
import { DebouncedWriter } from '../lib/debounced-writer'
import type { SessionStore } from '../session/session-store'
import type { NoticesStore } from '../shell/notices-store'
import { KeptItems } from './kept-items'
import type { StorageStore } from './storage-store'

interface Deps {
  keptFiles: KeptFiles
  keptRecords: KeptRecords
  system: System
}

interface Stores {
  session: SessionStore
  notices: NoticesStore
  storage: StorageStore
}

/** The purpose of a song that is kept for itself. */
const itself = 'song'

/** How much of a list is here. */
interface KeptShare {
  kept: number
  total: number
}

/**
 * What is kept on this device, to be played without a network: songs, for themselves or as part of albums and playlists.
 * What a listener keeps is shown to no other, and removed when another logs in; what was kept without a login belongs to
 * everybody. `Keeper` fetches what waits.
 */
export class KeptStore {
  /** Whether the stored records were read. */
  loaded = false
  readonly #deps: Deps
  readonly #stores: Stores
  readonly #writer: DebouncedWriter
  readonly #items: KeptItems
  #loading: Promise<void> | null = null
  /** Whether what was read is all that is stored. */
  #complete = false
  readonly #unsubscribes: readonly (() => void)[]

  constructor(deps: Deps, stores: Stores) {
    this.#deps = deps
    this.#stores = stores
    this.#writer = new DebouncedWriter(deps.system, () => void this.#write())
    this.#items = new KeptItems(() => this.#writer.schedule())
    makeAutoObservable(this, {}, { name: 'KeptStore' })
    this.#unsubscribes = [
      reaction(
        () => this.loaded && stores.session.known && !stores.session.expired && stores.session.userId,
        (userId) => userId !== false && this.#removeOfOthers(userId),
      ),
      deps.keptRecords.onWritten(() => void this.refresh()),
    ]
  }

  /** Whether this browser can keep anything for this page. */
  get available(): boolean {
    return this.#deps.keptFiles.available
  }

  /** Whether anything was kept when this browser last wrote. */
  get hasStored(): boolean {
    return this.#deps.keptRecords.count > 0
  }

  /** The songs of the listener, the newest first. */
  get songs(): readonly KeptSong[] {
    return [...this.#items.songs.values()]
      .filter((song) => this.#isOwn(song))
      .toSorted((a, b) => b.addedMs - a.addedMs)
  }

  /** The albums and playlists of the listener, the newest first. */
  get lists(): readonly KeptList[] {
    return [...this.#items.lists.values()]
      .filter((list) => this.#isOwn(list))
      .toSorted((a, b) => b.addedMs - a.addedMs)
  }

  /** Null for a song that is not to be kept. */
  statusOf(trackId: number): KeptStatus | null {
    const song = this.#song(trackId)
    return song ? statusOf(song) : null
  }

  list(key: string): KeptList | null {
    const list = this.#items.lists.get(key)
    return list && this.#isOwn(list) ? list : null
  }

  /** The songs of a list, in its order. */
  songsOf({ trackIds }: KeptList): readonly KeptSong[] {
    return trackIds.map((id) => this.#song(id)).filter((song) => song !== null)
  }

  shareOf(list: KeptList): KeptShare {
    const songs = this.songsOf(list)
    return { kept: songs.filter(({ stream }) => stream).length, total: songs.length }
  }

  /** Reads what is stored, once. Does not touch the database where nothing was ever kept. */
  load(): Promise<void> {
    this.#loading ??= this.#load()
    return this.#loading
  }

  /** Returns the kept stream of a track; null at once if it is known that there is none. */
  streamOf(trackId: number): Promise<Stream | null> | null {
    const unknown = !this.loaded && this.hasStored
    return unknown || this.statusOf(trackId) === 'kept' ? this.#findStream(trackId) : null
  }

  async lyricsOf(trackId: number): Promise<LyricData | null> {
    if (!this.loaded) await this.load()
    return this.statusOf(trackId) === 'kept' ? this.#deps.keptRecords.lyrics(trackId) : null
  }

  /** Keeps a song for itself. */
  async keepSong(track: Track): Promise<void> {
    if (!(await this.#prepare())) return
    runInAction(() => this.#items.addPurpose([track], itself, this.#fresh))
  }

  /** Keeps an album or playlist: all of its songs, and from those of an earlier time only those that are in it still. */
  async keepList(list: Omit<KeptList, 'key' | 'owner' | 'trackIds' | 'addedMs'>, tracks: readonly Track[]) {
    if (!(await this.#prepare())) return
    const key = listKey(list.kind, list.id)
    runInAction(() => {
      const before = this.#items.lists.get(key)
      const own = tracks.filter(({ unavailable }) => !unavailable)
      const trackIds = own.map(({ id }) => id)
      const listed = new Set(trackIds)
      const { owner, addedMs } = before ?? this.#fresh
      this.#items.setList({ ...list, key, trackIds, owner, addedMs })
      this.#items.addPurpose(own, key, this.#fresh)
      this.#dropPurpose(before?.trackIds.filter((id) => !listed.has(id)) ?? [], key)
    })
  }

  /** Keeps a song no longer, whatever it was kept for. */
  removeSongs(trackIds: readonly number[]): void {
    this.#items.removeFromLists(trackIds)
    this.#deleteSongs(trackIds)
  }

  /** Keeps a list no longer, nor those of its songs that are kept for nothing else. */
  removeList(key: string): void {
    const list = this.#items.lists.get(key)
    if (!list) return
    this.#items.deleteList(key)
    this.#dropPurpose(list.trackIds, key)
  }

  /** Puts what could not be kept back to what waits. */
  retry(): void {
    for (const song of this.songs) if (song.problem) this.#items.setSong({ ...song, problem: null })
  }

  /** Notes what has become of a song that waited. */
  settle(trackId: number, outcome: Pick<KeptSong, 'stream' | 'problem'>): void {
    const song = this.#items.songs.get(trackId)
    if (song) this.#items.setSong({ ...song, ...outcome })
  }

  /** Compares with the files that are there, and says so if the browser has removed some. */
  async verify(): Promise<void> {
    await this.load()
    const sizes = await this.#deps.keptFiles.sizes()
    // what could not be read may belong to any of the files
    if (!sizes || !this.#complete) return
    const gone = [...this.#items.songs.values()].filter(
      ({ track, stream }) => stream && sizes.get(track.id) !== stream.size,
    )
    const stray = [...sizes.keys()].filter((id) => !this.#items.songs.has(id))
    runInAction(() => this.#expectAgain(gone.map(({ track }) => track.id)))
    if (gone.length > 0) this.#tellRemoved(gone.length)
    await this.#deps.keptFiles.remove(stray)
  }

  /** Writes at once what is to be written. */
  flush(): void {
    this.#writer.flush()
  }

  dispose(): void {
    for (const unsubscribe of this.#unsubscribes) unsubscribe()
    this.#writer.flush()
  }

  async #findStream(trackId: number): Promise<Stream | null> {
    if (!this.loaded) await this.load()
    const stream = this.#song(trackId)?.stream
    if (!stream) return null
    const url = await this.#deps.keptFiles.addressOf(trackId)
    if (url === null) runInAction(() => this.#expectAgain([trackId]))
    return url === null ? null : { ...stream, url }
  }

  /** Returns whether something can be kept, and says so if not. */
  async #prepare(): Promise<boolean> {
    await this.load()
    if (!(await this.#deps.keptFiles.works())) {
      this.#stores.notices.show('error', 'offline.unavailable', { group: 'kept' })
      return false
    }
    await this.#stores.storage.persist()
    return true
  }

  async #load(): Promise<void> {
    const { keptRecords } = this.#deps
    const { count } = keptRecords
    const stored = count > 0 ? await keptRecords.read() : null
    runInAction(() => {
      this.#items.replace(stored?.songs ?? [], stored?.lists ?? [])
      this.#complete = count === 0 || stored !== null
      this.loaded = true
    })
    if (count > 0 && stored?.songs.length === 0) {
      this.#tellRemoved(count)
      await this.#write()
    }
  }

  /** Takes over what another tab has written, after what this one has changed is written too. */
  async refresh(): Promise<void> {
    if (this.#items.hasChanged) await this.#write()
    const stored = await this.#deps.keptRecords.read()
    if (!stored) return
    runInAction(() => {
      this.#items.replace(stored.songs, stored.lists)
      this.#complete = true
      this.loaded = true
    })
  }

  #tellRemoved(count: number): void {
    const options = { group: 'kept', lasting: true, values: { count } }
    this.#stores.notices.show('warning', 'offline.evicted', options)
  }

  #isOwn({ owner }: { owner: number | null }): boolean {
    return owner === null || owner === this.#stores.session.userId
  }

  #song(trackId: number): KeptSong | null {
    const song = this.#items.songs.get(trackId)
    return song && this.#isOwn(song) ? song : null
  }

  /** What is new belongs to whoever is logged in. */
  get #fresh(): Pick<KeptSong, 'owner' | 'addedMs'> {
    return { owner: this.#stores.session.userId, addedMs: this.#deps.system.now() }
  }

  #dropPurpose(trackIds: readonly number[], purpose: string): void {
    this.#deleteSongs(this.#items.dropPurpose(trackIds, purpose))
  }

  #expectAgain(trackIds: readonly number[]): void {
    for (const id of trackIds) {
      const song = this.#items.songs.get(id)
      if (song) this.#items.setSong({ ...song, stream: null, problem: null })
    }
  }

  #removeOfOthers(userId: number | null): void {
    const isOther = ({ owner }: { owner: number | null }) => owner !== null && owner !== userId
    for (const list of this.#items.lists.values()) if (isOther(list)) this.removeList(list.key)
    this.removeSongs([...this.#items.songs.values()].filter(isOther).map(({ track }) => track.id))
  }

  #deleteSongs(trackIds: readonly number[]): void {
    if (trackIds.length === 0) return
    const covers = this.#items.deleteSongs(trackIds)
    const { keptFiles } = this.#deps
    void keptFiles.remove(trackIds)
    if (covers.length > 0) void keptFiles.removeCovers(covers.flatMap(keptCoverUrls))
  }

  async #write(): Promise<void> {
    const stored = await this.#deps.keptRecords.write(this.#items.takeChange(), this.#items.songs.size)
    if (!stored) this.#stores.notices.show('error', 'offline.notStored', { group: 'kept' })
  }
}
