import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import type { Track } from '../../contract/replies/track'
import { addToPlayHistory, mergePlayHistory } from '../../domain/library/play-history'
import type { HistoryRecords } from '../../ports/history-records'
import { LatestOnly } from '../lib/latest-only'
import type { PlayerStore } from '../player/player-store'
import type { NoticesStore } from '../shell/notices-store'

interface Deps {
  historyRecords: HistoryRecords
}

interface Stores {
  notices: NoticesStore
  player: PlayerStore
}

/** The play history, newest first: a track is added once it sounds. All tabs share it. */
export class HistoryStore {
  tracks: readonly Track[] = []
  /** Whether the history of earlier visits was read. */
  loaded = false
  /** Whether the history outlasts the visit. */
  persistent = true
  readonly #deps: Deps
  readonly #stores: Stores
  /** The latest call that reads or changes the record knows its newest state. */
  readonly #requests = new LatestOnly()
  readonly #unsubscribe: () => void

  constructor(deps: Deps, stores: Stores) {
    this.#deps = deps
    this.#stores = stores
    makeAutoObservable(this, { tracks: observableRef }, { name: 'HistoryStore' })
    const { player } = stores
    this.#unsubscribe = reaction(
      () => (player.playing ? player.track : null),
      (track) => {
        if (track) void this.#add(track)
      },
    )
  }

  /** Reads what this tab and others have stored. */
  async load(): Promise<void> {
    const signal = this.#requests.start()
    this.#accept(await this.#deps.historyRecords.read(), signal)
  }

  /** Adds tracks that are missing, behind the others. Returns false if they do not outlast the visit. */
  async merge(tracks: readonly Track[]): Promise<boolean> {
    const signal = this.#requests.start()
    this.tracks = mergePlayHistory(this.tracks, tracks)
    const stored = await this.#deps.historyRecords.addEarlier(tracks)
    this.#accept(stored, signal)
    return stored !== null
  }

  async clear(): Promise<void> {
    const { notices } = this.#stores
    const signal = this.#requests.start()
    const cleared = await this.#deps.historyRecords.clear()
    if (!cleared && this.persistent) return notices.show('error', 'history.clearFailed')
    if (!signal.aborted) runInAction(() => (this.tracks = []))
    notices.show('success', 'history.cleared')
  }

  dispose(): void {
    this.#unsubscribe()
    this.#requests.abort()
  }

  async #add(track: Track): Promise<void> {
    const signal = this.#requests.start()
    runInAction(() => (this.tracks = addToPlayHistory(this.tracks, track)))
    this.#accept(await this.#deps.historyRecords.add(track), signal)
  }

  #accept(tracks: readonly Track[] | null, signal: AbortSignal): void {
    if (signal.aborted) return
    runInAction(() => {
      this.loaded = true
      this.persistent = tracks !== null
      if (tracks) this.tracks = tracks
    })
  }
}
