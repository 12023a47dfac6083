import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Failure } from '../../contract/failure'
import { commentKinds } from '../../contract/replies/comment'
import type { Comment } from '../../contract/replies/comment'
import type { Page } from '../../contract/replies/page'
import { ok } from '../../contract/result'
import type { Result } from '../../contract/result'
import type { CommentThread } from '../../domain/comments/comment-thread'
import type { Backend } from '../../ports/backend'
import { LatestOnly } from '../lib/latest-only'
import { PageWalk } from '../lib/page-walk'

interface Deps {
  backend: Backend
  thread: CommentThread
  commentId: number
}

interface RepliesPage extends Page<Comment> {
  /** What the next page is asked for by; null after the last one. */
  timeMs: number | null
}

/** The replies to one comment; more of them are loaded on request. Whoever creates it disposes of it. */
export class RepliesStore {
  replies: readonly Comment[] = []
  /** Replies that the listener has just written, which a page may have as well. */
  written: readonly Comment[] = []
  loading = false
  failure: Failure | null = null
  /** Whether there are, or may be, more than {@link replies}. */
  more = true
  readonly #deps: Deps
  readonly #loads = new LatestOnly()
  readonly #walk = new PageWalk<RepliesPage>({
    fetchPage: (_offset, previous, signal) => this.#fetchPage(previous, signal),
    pageSize: () => 1,
  })

  constructor(deps: Deps) {
    this.#deps = deps
    makeAutoObservable(
      this,
      { replies: observableRef, written: observableRef, failure: observableRef },
      { name: 'RepliesStore' },
    )
  }

  async load(): Promise<void> {
    if (!this.more || this.loading) return
    const signal = this.#loads.start()
    this.loading = true
    this.failure = null
    const next = await this.#walk.next(signal)
    if (signal.aborted) return
    runInAction(() => {
      this.loading = false
      if (next.ok) this.replies = [...this.replies, ...next.value.items]
      else this.failure = next.failure
      this.more = !this.#walk.complete
    })
  }

  /** All replies that are known, each once. */
  get all(): readonly Comment[] {
    const ids = new Set(this.replies.map(({ id }) => id))
    return [...this.replies, ...this.written.filter(({ id }) => !ids.has(id))]
  }

  add(reply: Comment): void {
    this.written = [...this.written, reply]
  }

  dispose(): void {
    this.#loads.abort()
    this.loading = false
  }

  async #fetchPage(previous: RepliesPage | null, signal: AbortSignal): Promise<Result<RepliesPage>> {
    const { backend, thread, commentId } = this.#deps
    const time = previous?.timeMs ?? -1
    const params = { type: commentKinds[thread.topic], id: thread.id, parentCommentId: commentId, time }
    const reply = await backend.call('commentFloor', params, { signal })
    if (!reply.ok) return reply
    const { comments, more, total, timeMs } = reply.value
    const received = comments.length
    return ok({ items: comments, received, total, more: more && timeMs !== null, timeMs })
  }
}
