import { makeAutoObservable, reaction, runInAction } from 'mobx'
import { keptCoverUrls } from '../../domain/offline/kept-covers'
import { statusOf } from '../../domain/offline/kept-song'
import type { KeptSong } from '../../domain/offline/kept-song'
import { isConnectionFailure } from '../../domain/playback/failure-policy'
import type { Failure } from '../../contract/failure'
import type { Backend } from '../../ports/backend'
import type { KeptFiles } from '../../ports/kept-files'
import type { KeptRecords } from '../../ports/kept-records'
import type { System } from '../../ports/system'
import type { RunAlone } from '../../ports/tab-lock'
import { afterOrOnline } from '../lib/after-or-online'
import { LatestOnly } from '../lib/latest-only'
import { findStream } from '../player/find-stream'
import type { SettingsStore } from '../settings/settings-store'
import type { NoticesStore } from '../shell/notices-store'
import type { KeptStore } from './kept-store'
import type { StorageStore } from './storage-store'

interface Deps {
  backend: Backend
  keptFiles: KeptFiles
  keptRecords: KeptRecords
  runAlone: RunAlone
  system: System
}

interface Stores {
  kept: KeptStore
  settings: SettingsStore
  notices: NoticesStore
  storage: StorageStore
}

/** Why nothing is fetched although something waits. */
export type KeeperRest = 'paused' | 'offline' | 'noSpace'

/** How far the song is that is being fetched; bytes, 0 in all when that is unknown. */
interface KeeperProgress {
  trackId: number
  received: number
  total: number
}

const lockName = 'melisma-keep'

/** After a failed connection that nobody says is back. */
const retryMs = 60_000

/** Fetches the songs that are to be kept, one after another, in one tab at a time. */
export class Keeper {
  progress: KeeperProgress | null = null
  rest: KeeperRest | null = null
  readonly #deps: Deps
  readonly #stores: Stores
  readonly #runs = new LatestOnly()
  #running = false
  #stopWaiting = () => {}
  readonly #unsubscribe: () => void

  constructor(deps: Deps, stores: Stores) {
    this.#deps = deps
    this.#stores = stores
    makeAutoObservable(this, {}, { name: 'Keeper' })
    this.#unsubscribe = reaction(
      () => [this.waiting.length > 0, this.rest] as const,
      ([some, rest]) => {
        if (some && rest === null) void this.#run()
      },
      { equals: ([some, rest], [other, otherRest]) => some === other && rest === otherRest },
    )
  }

  /** The songs that are still to be fetched, in the order in which they were asked for. */
  get waiting(): readonly KeptSong[] {
    const waiting = this.#stores.kept.songs.filter((song) => statusOf(song) === 'waiting')
    return waiting.toSorted((a, b) => a.addedMs - b.addedMs)
  }

  pause(): void {
    this.#stopWaiting()
    this.rest = 'paused'
    this.#runs.abort()
  }

  resume(): void {
    this.#stopWaiting()
    this.rest = null
  }

  /** Compares what is kept with the files that are there, while no tab fetches any. */
  async verify(): Promise<void> {
    await this.#deps.runAlone(lockName, () => this.#stores.kept.verify())
  }

  dispose(): void {
    this.#unsubscribe()
    this.#stopWaiting()
    this.#runs.abort()
  }

  async #run(): Promise<void> {
    if (this.#running) return
    this.#running = true
    const signal = this.#runs.start()
    try {
      await this.#deps.runAlone(lockName, () => this.#keepAll(signal), signal)
    } finally {
      runInAction(() => {
        this.#running = false
        this.progress = null
      })
    }
    // more may have come in, or be resumed, while the last one ended
    if (this.rest === null && this.waiting.length > 0) void this.#run()
  }

  async #keepAll(signal: AbortSignal): Promise<void> {
    let kept = 0
    // another tab may have fetched some of them while this one waited for its turn
    await this.#stores.kept.refresh()
    for (;;) {
      const [song] = this.waiting
      if (!song || signal.aborted || this.rest !== null) break
      if (await this.#keep(song, signal)) kept++
    }
    this.#stores.kept.flush()
    void this.#stores.storage.measure()
    if (this.waiting.length === 0 && kept > 0) this.#tellDone(kept)
  }

  /** Returns whether the song is kept now. */
  async #keep({ track }: KeptSong, signal: AbortSignal): Promise<boolean> {
    const { backend, keptFiles, keptRecords } = this.#deps
    const { kept, settings } = this.#stores
    const { id, album } = track
    const request = { track, quality: settings.values.songLevel, fallback: 'never' } as const
    const found = await findStream({ backend }, request, signal)
    if (!found.ok) return this.#fail(id, found.failure)
    const { stream } = found.value
    // a part of a song is not the song
    if (stream.preview) return this.#fail(id, { kind: 'noStream' })
    const total = stream.size
    runInAction(() => (this.progress = { trackId: id, received: 0, total }))
    const transfer = new AbortController()
    const stop = () => transfer.abort()
    signal.addEventListener('abort', stop, { once: true })
    const onProgress = (received: number) => {
      runInAction(() => (this.progress = { trackId: id, received, total: Math.max(total, received) }))
      if (kept.statusOf(id) === null) stop()
    }
    const bytes = await keptFiles.keep(id, stream.url, { signal: transfer.signal, onProgress })
    signal.removeEventListener('abort', stop)
    // while it was written, the file could not be removed
    if (kept.statusOf(id) === null) await keptFiles.remove([id])
    if (!bytes.ok) return this.#fail(id, bytes.failure)
    const lyrics = await backend.lyrics(id, { signal })
    if (!lyrics.ok && isConnectionFailure(lyrics.failure)) return this.#fail(id, lyrics.failure)
    if (lyrics.ok) await keptRecords.writeLyrics(id, lyrics.value)
    if (album.picUrl) await keptFiles.keepCovers(keptCoverUrls(album.picUrl), signal)
    if (signal.aborted || kept.statusOf(id) !== 'waiting') return false
    runInAction(() => kept.settle(id, { stream: { ...stream, url: '', size: bytes.value }, problem: null }))
    return true
  }

  #fail(trackId: number, failure: Failure): false {
    if (failure.kind === 'aborted') return false
    runInAction(() => {
      if (isConnectionFailure(failure)) this.#restUntilOnline()
      else if (failure.kind === 'tooLarge') this.#restForSpace()
      else
        this.#stores.kept.settle(trackId, {
          stream: null,
          problem: failure.kind === 'noStream' || failure.kind === 'notFound' ? 'noStream' : 'failed',
        })
    })
    return false
  }

  #restUntilOnline(): void {
    this.rest = 'offline'
    const resume = () => runInAction(() => this.resume())
    this.#stopWaiting = afterOrOnline(this.#deps.system, retryMs, resume)
  }

  #restForSpace(): void {
    this.rest = 'noSpace'
    this.#stores.notices.show('error', 'offline.noSpace', { group: 'kept', lasting: true })
  }

  #tellDone(count: number): void {
    const failed = this.#stores.kept.songs.filter(({ problem }) => problem).length
    const { notices } = this.#stores
    const values = { count: failed > 0 ? failed : count }
    if (failed > 0) notices.show('warning', 'offline.someFailed', { group: 'kept', values })
    else notices.show('success', 'offline.done', { group: 'kept', values })
  }
}
