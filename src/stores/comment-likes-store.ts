import { makeAutoObservable } from 'mobx'
import { commentKinds } from '../domain/catalogue/comment'
import type { Comment } from '../domain/catalogue/comment'
import type { CommentThread } from '../domain/comments/comment-thread'
import type { Backend } from '../ports/backend'
import type { NoticesStore } from './notices-store'
import type { SessionStore } from './session-store'
import { Switches } from './switches'

const group = 'commentLikes'

const keyOf = ({ topic, id }: CommentThread, comment: Comment) => `${topic} ${id} ${comment.id}`

/** What the listener likes among comments, shown at once and taken back where the backend refuses. */
export class CommentLikesStore {
  private readonly switches: Switches

  constructor(
    private readonly backend: Backend,
    private readonly session: SessionStore,
    private readonly notices: NoticesStore,
  ) {
    this.switches = new Switches(session)
    type Hidden = 'switches' | 'backend' | 'session' | 'notices'
    makeAutoObservable<CommentLikesStore, Hidden>(
      this,
      { switches: false, backend: false, session: false, notices: false },
      { name: 'CommentLikesStore' },
    )
  }

  isLiked(thread: CommentThread, comment: Comment): boolean {
    return this.switches.isOn(keyOf(thread, comment), comment.liked)
  }

  /** How many like it, the listener's own choice included. */
  countOf(thread: CommentThread, comment: Comment): number {
    const own = Number(this.isLiked(thread, comment)) - Number(comment.liked)
    return Math.max(0, comment.likedCount + own)
  }

  async toggle(thread: CommentThread, comment: Comment): Promise<void> {
    if (!this.session.profile) return this.notices.fail({ kind: 'loginNeeded' }, { group })
    const { topic, id } = thread
    const params = { type: commentKinds[topic], id, cid: comment.id }
    const ended = await this.switches.turn(keyOf(thread, comment), {
      on: !this.isLiked(thread, comment),
      told: comment.liked,
      send: (on, signal) => this.backend.call('commentLike', { ...params, t: on ? 1 : 0 }, { signal }),
    })
    if (!ended || ended.ok || ended.failure.kind === 'aborted') return
    if (ended.failure.kind === 'loginNeeded') this.notices.fail(ended.failure, { group })
    else this.notices.show('error', 'comment.likeFailed', { group })
  }

  /** These comments were asked for anew, and tell themselves whether they are liked. */
  refresh(comments: unknown): void {
    this.switches.refresh(comments)
  }

  dispose(): void {
    this.switches.dispose()
  }
}
