import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import type { Track } from '../domain/catalogue/track'
import { addEarlier, addHeard } from '../domain/history/play-history'
import type { HistoryRecords } from '../ports/history-records'
import type { NoticesStore } from './notices-store'
import type { PlayerStore } from './player-store'
import { Supersede } from './supersede'

/** What was heard, newest first: a track enters when it comes to sound. Shared with other tabs. */
export class HistoryStore {
  tracks: readonly Track[] = []
  /** Whether the history of earlier visits was looked for. */
  known = false
  /** Whether it outlasts the visit. */
  kept = true
  /** The newest of what changes or reads the record tells how it is now. */
  private readonly asking = new Supersede()
  private readonly stopListening: () => void

  constructor(
    private readonly records: HistoryRecords,
    private readonly notices: NoticesStore,
    player: PlayerStore,
  ) {
    type Hidden = 'records' | 'notices' | 'asking' | 'stopListening'
    makeAutoObservable<HistoryStore, Hidden>(
      this,
      { tracks: observableRef, records: false, notices: false, asking: false, stopListening: false },
      { name: 'HistoryStore' },
    )
    this.stopListening = reaction(
      () => (player.sounding ? player.track : null),
      (track) => {
        if (track) void this.add(track)
      },
    )
  }

  /** Looks at what this tab and others have kept. */
  async load(): Promise<void> {
    const signal = this.asking.begin()
    this.become(await this.records.read(), signal)
  }

  /** Adds those that it lacks behind what it has; false when they do not outlast the visit. */
  async merge(tracks: readonly Track[]): Promise<boolean> {
    const signal = this.asking.begin()
    this.tracks = addEarlier(this.tracks, tracks)
    const stored = await this.records.addEarlier(tracks)
    this.become(stored, signal)
    return stored !== null
  }

  async clear(): Promise<void> {
    const signal = this.asking.begin()
    const cleared = await this.records.clear()
    if (!cleared && this.kept) return this.notices.show('error', 'history.clearFailed')
    if (!signal.aborted) runInAction(() => (this.tracks = []))
    this.notices.show('success', 'history.cleared')
  }

  dispose(): void {
    this.stopListening()
    this.asking.stop()
  }

  private async add(track: Track): Promise<void> {
    const signal = this.asking.begin()
    this.tracks = addHeard(this.tracks, track)
    this.become(await this.records.add(track), signal)
  }

  private become(tracks: readonly Track[] | null, signal: AbortSignal): void {
    if (signal.aborted) return
    runInAction(() => {
      this.known = true
      this.kept = tracks !== null
      if (tracks) this.tracks = tracks
    })
  }
}
