import { makeAutoObservable, reaction } from 'mobx'
import { ok } from '../domain/result'
import type { Result } from '../domain/result'
import type { SessionStore } from './session-store'
import { Supersede } from './supersede'

interface Turn {
  on: boolean
  /** What the data says that the listener looks at. */
  told: boolean
  send: (on: boolean, signal: AbortSignal) => Promise<Result<unknown>>
}

/**
 * Switches that stand as the listener sets them at once and go back where the backend refuses. One call at a time for
 * each, and the newest choice holds. All of them are forgotten when someone else listens.
 */
export class Switches {
  /** What the backend confirmed and the data may not say yet. */
  private readonly kept = new Map<string, boolean>()
  /** What was chosen and is not answered yet. */
  private readonly wanted = new Map<string, boolean>()
  private newest: unknown = null
  private readonly visits = new Supersede()
  private visit = this.visits.begin()
  private readonly stopFollowing: () => void

  constructor(session: SessionStore) {
    makeAutoObservable<Switches, 'newest' | 'visits' | 'visit' | 'stopFollowing'>(this, {
      newest: false,
      visits: false,
      visit: false,
      stopFollowing: false,
    })
    this.stopFollowing = reaction(
      () => session.profile?.userId,
      () => this.forget(),
    )
  }

  isOn(key: string, told: boolean): boolean {
    return this.wanted.get(key) ?? this.kept.get(key) ?? told
  }

  /**
   * How it ended; null for a choice that the call under way goes on with, one that was taken back before it was
   * refused, and one that nobody waits for any more.
   */
  async turn(key: string, { on, told, send }: Turn): Promise<Result<boolean> | null> {
    const waits = this.wanted.has(key)
    let stands = this.kept.get(key) ?? told
    this.want(key, on)
    if (waits) return null
    const { visit } = this
    for (let asked = on; ;) {
      const reply = await send(asked, visit)
      if (visit.aborted) return null
      if (reply.ok) {
        stands = asked
        this.keep(key, asked)
      }
      const latest = this.wanted.get(key) ?? asked
      if (latest !== asked && latest !== stands) {
        asked = latest
        continue
      }
      this.settle(key)
      if (reply.ok) return ok(stands)
      return latest === asked ? reply : null
    }
  }

  /** `data` was asked for after all that is kept, and tells it itself; once for each. */
  refresh(data: unknown): void {
    if (data === this.newest) return
    this.newest = data
    this.kept.clear()
  }

  dispose(): void {
    this.stopFollowing()
    this.visits.stop()
  }

  private forget(): void {
    this.visit = this.visits.begin()
    this.kept.clear()
    this.wanted.clear()
  }

  private want(key: string, on: boolean): void {
    this.wanted.set(key, on)
  }

  private keep(key: string, on: boolean): void {
    this.kept.set(key, on)
  }

  private settle(key: string): void {
    this.wanted.delete(key)
  }
}
