import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import type { Failure } from '../domain/failure'
import type { Backend } from '../ports/backend'
import type { System } from '../ports/system'
import type { NoticesStore } from './notices-store'
import type { SessionStore } from './session-store'
import { Supersede } from './supersede'

const group = 'likes'

/**
 * The tracks that the listener likes; nobody's for a visitor. A choice is shown at once and taken back where the
 * backend refuses it.
 */
export class LikesStore {
  /** What the backend is known to hold. */
  private ids: ReadonlySet<number> = new Set()
  /** What the listener chose and the backend has not answered yet, by track. */
  private readonly wanted = new Map<number, boolean>()
  /** What was changed since the list was last asked for, and may be missing in the reply. */
  private readonly changed = new Map<number, boolean>()
  /** Whether the list could not be had when it was last asked for. */
  private lost = false
  private readonly loading = new Supersede()
  private readonly visits = new Supersede()
  private visit = this.visits.begin()
  private stopWaiting: (() => void) | null = null
  private readonly stopFollowing: () => void

  constructor(
    private readonly backend: Backend,
    private readonly session: SessionStore,
    private readonly notices: NoticesStore,
    private readonly system: System,
  ) {
    type Hidden =
      | 'ids'
      | 'changed'
      | 'lost'
      | 'loading'
      | 'visits'
      | 'visit'
      | 'stopWaiting'
      | 'stopFollowing'
      | 'backend'
      | 'session'
      | 'notices'
      | 'system'
    makeAutoObservable<LikesStore, Hidden>(
      this,
      {
        ids: observableRef,
        changed: false,
        lost: false,
        loading: false,
        visits: false,
        visit: false,
        stopWaiting: false,
        stopFollowing: false,
        backend: false,
        session: false,
        notices: false,
        system: false,
      },
      { name: 'LikesStore' },
    )
    this.stopFollowing = reaction(
      () => this.userId,
      () => this.begin(),
      { fireImmediately: true },
    )
  }

  isLiked(trackId: number): boolean {
    return this.wanted.get(trackId) ?? this.ids.has(trackId)
  }

  async toggle(track: { id: number }): Promise<void> {
    await this.set(track, !this.isLiked(track.id))
  }

  /** The newest choice for a track holds: it waits until the one before is answered. */
  async set({ id }: { id: number }, liked: boolean): Promise<void> {
    if (this.userId === null) return this.notices.fail({ kind: 'loginNeeded' }, { group })
    if (this.isLiked(id) === liked)
      return this.notices.show('info', liked ? 'notice.alreadyLiked' : 'notice.notLiked', { group })
    const waits = this.wanted.has(id)
    this.wanted.set(id, liked)
    if (!waits) await this.send(id)
  }

  dispose(): void {
    this.stopFollowing()
    this.stopWaiting?.()
    this.loading.stop()
    this.visits.stop()
  }

  private get userId(): number | null {
    return this.session.profile?.userId ?? null
  }

  /** Someone else listens. */
  private begin(): void {
    this.visit = this.visits.begin()
    this.loading.stop()
    this.stopWaiting?.()
    this.wanted.clear()
    this.ids = new Set()
    if (this.userId !== null) void this.load(this.userId)
  }

  private async load(uid: number): Promise<void> {
    const signal = this.loading.begin()
    this.lost = false
    this.changed.clear()
    const reply = await this.backend.call('likelist', { uid }, { signal })
    if (signal.aborted) return
    if (!reply.ok) {
      this.lost = true
      if (reply.failure.kind === 'offline')
        this.stopWaiting = this.system.whenOnline(() => void this.load(uid))
      return
    }
    runInAction(() => {
      this.ids = new Set(reply.value)
      for (const [id, liked] of this.changed) this.keep(id, liked)
    })
  }

  /** Until the backend holds what is wanted. */
  private async send(id: number): Promise<void> {
    const { visit } = this
    for (;;) {
      const liked = this.wanted.get(id)
      if (liked === undefined) return
      const reply = await this.backend.call('like', { id, like: String(liked) }, { signal: visit })
      if (visit.aborted) return
      if (reply.ok) runInAction(() => this.keep(id, liked))
      if (this.wanted.get(id) !== this.ids.has(id) && this.wanted.get(id) !== liked) continue
      const refused = !reply.ok && this.wanted.get(id) === liked
      runInAction(() => this.wanted.delete(id))
      if (refused) this.tell(reply.failure)
      else if (reply.ok) this.notices.show('success', liked ? 'notice.liked' : 'notice.unliked', { group })
      if (this.lost && this.userId !== null) void this.load(this.userId)
      return
    }
  }

  private keep(id: number, liked: boolean): void {
    const ids = new Set(this.ids)
    if (liked) ids.add(id)
    else ids.delete(id)
    this.ids = ids
    this.changed.set(id, liked)
  }

  private tell(failure: Failure): void {
    if (failure.kind === 'loginNeeded') this.notices.fail(failure, { group })
    else if (failure.kind !== 'aborted') this.notices.show('error', 'notice.likeFailed', { group })
  }
}
