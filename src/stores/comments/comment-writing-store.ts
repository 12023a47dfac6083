import { makeAutoObservable, observable, runInAction } from 'mobx'
import { commentKinds } from '../../contract/replies/comment'
import type { Comment } from '../../contract/replies/comment'
import { failed, ok } from '../../contract/result'
import type { Result } from '../../contract/result'
import type { CommentThread } from '../../domain/comments/comment-thread'
import type { Backend } from '../../ports/backend'
import { ListenerScope } from '../lib/listener-scope'
import { notifyFailure } from '../lib/notify-failure'
import type { SessionStore } from '../session/session-store'
import type { NoticesStore } from '../shell/notices-store'

interface Deps {
  backend: Backend
}

interface Stores {
  session: SessionStore
  notices: NoticesStore
}

const group = 'comments'

const keyOf = ({ topic, id }: CommentThread, comment: Comment | null) => `${topic} ${id} ${comment?.id}`

/** Writes comments and replies, and deletes the listener's own. What was not sent is kept until the page is closed. */
export class CommentWritingStore {
  readonly #deps: Deps
  readonly #stores: Stores
  readonly #drafts = new Map<string, string>()
  /** Comments that were deleted, which lists of before still have. */
  readonly #deleted = observable.set<string>()
  readonly #listener: ListenerScope

  constructor(deps: Deps, stores: Stores) {
    this.#deps = deps
    this.#stores = stores
    makeAutoObservable(this, {}, { name: 'CommentWritingStore' })
    this.#listener = new ListenerScope(stores.session, () => this.#drafts.clear())
  }

  isOwn({ author }: Comment): boolean {
    return author.userId === this.#stores.session.profile?.userId
  }

  isDeleted(thread: CommentThread, comment: Comment): boolean {
    return this.#deleted.has(keyOf(thread, comment))
  }

  /** What was written but not sent. `answered` is the comment that it replies to. */
  draft(thread: CommentThread, answered: Comment | null): string {
    return this.#drafts.get(keyOf(thread, answered)) ?? ''
  }

  keepDraft(thread: CommentThread, answered: Comment | null, words: string): void {
    this.#drafts.set(keyOf(thread, answered), words)
  }

  /**
   * Sends a comment, or a reply to `answered`, and forgets the draft. Returns the new comment; null if the backend does
   * not send it back.
   */
  async send(
    thread: CommentThread,
    answered: Comment | null,
    words: string,
  ): Promise<Result<Comment | null>> {
    const { signal } = this.#listener
    const params = { type: commentKinds[thread.topic], id: thread.id, content: words.trim() }
    const kind = answered ? { t: 2, commentId: answered.id } : { t: 1 }
    const reply = await this.#deps.backend.call('comment', { ...params, ...kind }, { signal })
    if (signal.aborted) return failed({ kind: 'aborted' })
    if (!reply.ok) return reply
    this.#drafts.delete(keyOf(thread, answered))
    this.#stores.notices.show('success', answered ? 'comment.replySent' : 'comment.sent', { group })
    return ok(reply.value)
  }

  /** Deletes one of the listener's own comments. Returns whether it is gone; a failure is shown. */
  async remove(thread: CommentThread, comment: Comment): Promise<boolean> {
    const { notices } = this.#stores
    const { signal } = this.#listener
    const params = { t: 0, type: commentKinds[thread.topic], id: thread.id, commentId: comment.id }
    const reply = await this.#deps.backend.call('comment', params, { signal })
    if (signal.aborted) return false
    // one that is not there any more is deleted as well
    if (!reply.ok && reply.failure.kind !== 'notFound') {
      notifyFailure(notices, reply.failure, 'comment.deleteFailed', { group })
      return false
    }
    runInAction(() => this.#deleted.add(keyOf(thread, comment)))
    notices.show('success', 'comment.deleted', { group })
    return true
  }

  dispose(): void {
    this.#listener.dispose()
  }
}
