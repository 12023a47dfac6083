import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Track } from '../../domain/catalogue/track'
import { pickFmSong } from '../../domain/queue/pick-fm-song'
import { failed, ok } from '../../domain/result'
import type { Result } from '../../domain/result'
import type { Backend } from '../../ports/backend'
import type { QueueStore } from '../queue-store'
import type { SessionStore } from '../session-store'
import { Supersede } from '../supersede'

/** Requests for one song: a radio that offers the same again and again is not asked for ever. */
const mostAsked = 4
/** Songs that are remembered as heard. */
const mostHeard = 100

/** Brings the songs of personal FM one by one; only one is asked for at a time, so that replies keep their order. */
export class FmSupply {
  /** The song that comes next, or would begin; null until one is known. */
  coming: Track | null = null
  /** Ids, latest first. */
  private heard: number[] = []
  private asking: Promise<Result<Track>> | null = null
  private readonly visits = new Supersede()
  private visit = this.visits.begin()

  constructor(
    private readonly backend: Backend,
    private readonly session: SessionStore,
    private readonly queue: QueueStore,
  ) {
    type Hidden = 'heard' | 'asking' | 'visits' | 'visit' | 'backend' | 'session' | 'queue'
    makeAutoObservable<FmSupply, Hidden>(
      this,
      {
        coming: observableRef,
        heard: false,
        asking: false,
        visits: false,
        visit: false,
        backend: false,
        session: false,
        queue: false,
      },
      { name: 'FmSupply' },
    )
  }

  /** What is on the air: the current song, or outside of personal FM the one that it would begin with. */
  get song(): Track | null {
    return this.queue.fm ? this.queue.current : this.coming
  }

  /** The song that comes next, given away for good. */
  give(): Track | null {
    const { coming } = this
    if (coming) this.note(coming)
    this.coming = null
    return coming
  }

  /** Brings another one; whoever asks meanwhile waits for the same. */
  ask(): Promise<Result<Track>> {
    this.asking ??= this.bring(this.visit)
    return this.asking
  }

  /** What was brought is not for the one who listens now. */
  reset(): void {
    this.visit = this.visits.begin()
    this.asking = null
    this.coming = null
  }

  dispose(): void {
    this.visits.stop()
  }

  private async bring(visit: AbortSignal): Promise<Result<Track>> {
    const reply = await this.request(visit)
    if (visit.aborted) return failed({ kind: 'aborted' })
    this.asking = null
    if (reply.ok) runInAction(() => (this.coming = reply.value))
    return reply
  }

  /** A song like the one before is thrown away, which takes a login, and another is asked for. */
  private async request(signal: AbortSignal): Promise<Result<Track>> {
    if (this.song) this.note(this.song)
    for (let asked = 0; asked < mostAsked; asked++) {
      const offered = await this.backend.call('personalFm', {}, { signal })
      if (!offered.ok) return offered
      const song = pickFmSong(offered.value, this.heard)
      if (!song) break
      if (song.id !== this.heard[0]) return ok(song)
      if (this.session.profile) await this.backend.call('fmTrash', { id: song.id }, { signal })
    }
    return failed({ kind: 'notFound' })
  }

  private note({ id }: Track): void {
    this.heard = [id, ...this.heard.filter((other) => other !== id)].slice(0, mostHeard)
  }
}
