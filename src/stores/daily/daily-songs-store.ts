import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { localDay } from '../../domain/account/local-day'
import type { Track } from '../../domain/catalogue/track'
import type { Failure } from '../../domain/failure'
import type { Result } from '../../domain/result'
import type { Backend } from '../../ports/backend'
import type { System } from '../../ports/system'
import type { SessionStore } from '../session-store'
import { Supersede } from '../supersede'

/** When the service draws new songs, by the listener's clock (specification, point 9). */
const newAtHour = 6

/** The songs that are recommended to the listener today; a day begins at six in the morning. */
export class DailySongsStore {
  songs: readonly Track[] = []
  failure: Failure | null = null
  /** The day that {@link songs} are of, null while there are none. */
  private day: string | null = null
  private coming: Promise<Result<readonly Track[]>> | null = null
  private readonly turns = new Supersede()
  private readonly stopFollowing: () => void

  constructor(
    private readonly ports: { backend: Backend; system: System },
    private readonly session: SessionStore,
  ) {
    type Hidden = 'today' | 'day' | 'coming' | 'turns' | 'stopFollowing' | 'ports' | 'session'
    makeAutoObservable<DailySongsStore, Hidden>(
      this,
      {
        // by the clock, which tells of no change
        dayOfMonth: false,
        today: false,
        songs: observableRef,
        failure: observableRef,
        day: false,
        coming: false,
        turns: false,
        stopFollowing: false,
        ports: false,
        session: false,
      },
      { name: 'DailySongsStore' },
    )
    this.stopFollowing = reaction(
      () => this.session.profile?.userId ?? null,
      () => this.forget(),
    )
  }

  /** The number on a calendar's leaf. */
  get dayOfMonth(): number {
    return Number(this.today.slice(-2))
  }

  /** A place among the songs, by chance. */
  pick(): number {
    return Math.floor(this.ports.system.random() * this.songs.length)
  }

  /** Today's songs: those that are known where they are of today, else asked for, once for all who wait. */
  async load(): Promise<Result<readonly Track[]>> {
    if (!this.session.profile) return { ok: false, failure: { kind: 'loginNeeded' } }
    if (this.day === this.today) return { ok: true, value: this.songs }
    this.coming ??= this.fetch(this.today)
    return this.coming
  }

  /** The listener wants no more of a song: the other one, if any, takes its place. */
  swap(old: Track, other: Track | null): void {
    this.songs = this.songs.flatMap((song) => (song.id === old.id ? (other ?? []) : song))
  }

  dispose(): void {
    this.stopFollowing()
    this.turns.stop()
  }

  private get today(): string {
    return localDay(this.ports.system.now(), newAtHour)
  }

  private async fetch(day: string): Promise<Result<readonly Track[]>> {
    const signal = this.turns.begin()
    const reply = await this.ports.backend.call('recommendSongs', {}, { signal })
    if (signal.aborted) return { ok: false, failure: { kind: 'aborted' } }
    runInAction(() => {
      this.coming = null
      this.failure = reply.ok ? null : reply.failure
      if (!reply.ok) return
      this.songs = reply.value
      this.day = day
    })
    return reply
  }

  /** Someone else listens. */
  private forget(): void {
    this.turns.stop()
    this.coming = null
    this.songs = []
    this.day = null
    this.failure = null
  }
}
