import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { commentKinds } from '../domain/catalogue/comment'
import type { Comment } from '../domain/catalogue/comment'
import type { CommentThread } from '../domain/comments/comment-thread'
import type { Failure } from '../domain/failure'
import type { Backend } from '../ports/backend'
import { Supersede } from './supersede'

/** The replies to one comment, more of them whenever asked. Whoever makes it disposes of it. */
export class RepliesStore {
  replies: readonly Comment[] = []
  loading = false
  failure: Failure | null = null
  /** Whether there are, or may be, more than {@link replies}. */
  more = true
  /** By which the next ones are asked; -1 for the first. */
  private next = -1
  private readonly loads = new Supersede()

  constructor(
    private readonly backend: Backend,
    private readonly thread: CommentThread,
    private readonly commentId: number,
  ) {
    makeAutoObservable<RepliesStore, 'next' | 'loads' | 'backend' | 'thread' | 'commentId'>(
      this,
      {
        replies: observableRef,
        failure: observableRef,
        next: false,
        loads: false,
        backend: false,
        thread: false,
        commentId: false,
      },
      { name: 'RepliesStore' },
    )
  }

  async load(): Promise<void> {
    if (!this.more || this.loading) return
    const signal = this.loads.begin()
    this.loading = true
    this.failure = null
    const { topic, id } = this.thread
    const asked = { type: commentKinds[topic], id, parentCommentId: this.commentId, time: this.next }
    const reply = await this.backend.call('commentFloor', asked, { signal })
    if (signal.aborted) return
    runInAction(() => {
      this.loading = false
      if (!reply.ok) {
        this.failure = reply.failure
        return
      }
      const { comments, more, timeMs } = reply.value
      const known = new Set(this.replies.map(({ id: one }) => one))
      const fresh = comments.filter(({ id: one }) => !known.has(one))
      this.replies = [...this.replies, ...fresh]
      // a backend that says the same again and again has no more
      this.more = more && timeMs !== null && fresh.length > 0
      this.next = timeMs ?? this.next
    })
  }

  dispose(): void {
    this.loads.stop()
    this.loading = false
  }
}
