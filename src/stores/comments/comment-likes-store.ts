import { makeAutoObservable } from 'mobx'
import { commentKinds } from '../../contract/replies/comment'
import type { Comment } from '../../contract/replies/comment'
import type { CommentThread } from '../../domain/comments/comment-thread'
import type { Backend } from '../../ports/backend'
import { notifyFailure } from '../lib/notify-failure'
import { OptimisticSwitches } from '../lib/optimistic-switches'
import type { SessionStore } from '../session/session-store'
import type { NoticesStore } from '../shell/notices-store'

interface Deps {
  backend: Backend
}

interface Stores {
  session: SessionStore
  notices: NoticesStore
}

const group = 'commentLikes'

const keyOf = ({ topic, id }: CommentThread, comment: Comment) => `${topic} ${id} ${comment.id}`

/** Which comments the listener likes. A choice shows at once and is taken back if the backend refuses it. */
export class CommentLikesStore {
  readonly #deps: Deps
  readonly #stores: Stores
  readonly #switches: OptimisticSwitches

  constructor(deps: Deps, stores: Stores) {
    this.#deps = deps
    this.#stores = stores
    this.#switches = new OptimisticSwitches(stores.session)
    makeAutoObservable(this, {}, { name: 'CommentLikesStore' })
  }

  isLiked(thread: CommentThread, comment: Comment): boolean {
    return this.#switches.isOn(keyOf(thread, comment), comment.liked)
  }

  /** Returns how many people like a comment, with the listener's own choice counted in. */
  likeCount(thread: CommentThread, comment: Comment): number {
    const own = Number(this.isLiked(thread, comment)) - Number(comment.liked)
    return Math.max(0, comment.likedCount + own)
  }

  async toggle(thread: CommentThread, comment: Comment): Promise<void> {
    const { session, notices } = this.#stores
    if (!session.profile) return notices.showFailure({ kind: 'loginNeeded' }, { group })
    const { topic, id } = thread
    const params = { type: commentKinds[topic], id, cid: comment.id }
    const outcome = await this.#switches.set(keyOf(thread, comment), {
      on: !this.isLiked(thread, comment),
      loaded: comment.liked,
      send: (on, signal) => this.#deps.backend.call('commentLike', { ...params, t: on ? 1 : 0 }, { signal }),
    })
    if (outcome && !outcome.ok) notifyFailure(notices, outcome.failure, 'comment.likeFailed', { group })
  }

  /** Trusts what freshly loaded comments say of themselves over what was confirmed before. */
  acceptLoaded(comments: unknown): void {
    this.#switches.acceptLoaded(comments)
  }

  dispose(): void {
    this.#switches.dispose()
  }
}
