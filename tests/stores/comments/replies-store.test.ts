import { describe, expect, it } from 'vitest'
import type { CommentReplies } from '../../../src/contract/replies/comment'
import { failed, ok } from '../../../src/contract/result'
import type { Result } from '../../../src/contract/result'
import { RepliesStore } from '../../../src/stores/comments/replies-store'
import { comment } from '../../support/comment'
import { FakeBackend } from '../../support/fake-backend'
import { createDeferred } from '../../support/deferred'

const page = (ids: number[], changes: Partial<CommentReplies> = {}) =>
  ok<CommentReplies>({
    parent: null,
    comments: ids.map((id) => comment(id)),
    total: 4,
    more: false,
    timeMs: 100,
    ...changes,
  })

function setUp() {
  const backend = new FakeBackend()
  const store = new RepliesStore({ backend, thread: { topic: 'album', id: 3 }, commentId: 8 })
  return { backend, store, ids: () => store.replies.map(({ id }) => id) }
}

describe('RepliesStore', () => {
  it('asks for the next page by the time of the one before, until there are none', async () => {
    const { backend, store, ids } = setUp()
    const asked: unknown[] = []
    backend.answers.commentFloor = (params) => {
      asked.push(params)
      return asked.length === 1 ? page([1, 2], { more: true }) : page([3])
    }
    await store.load()
    expect([ids(), store.more]).toEqual([[1, 2], true])
    await store.load()
    await store.load()
    expect([ids(), store.more]).toEqual([[1, 2, 3], false])
    expect(asked).toEqual([
      { type: 3, id: 3, parentCommentId: 8, time: -1 },
      { type: 3, id: 3, parentCommentId: 8, time: 100 },
    ])
  })

  it('shows no reply twice, and ends if the backend repeats itself', async () => {
    const { backend, store, ids } = setUp()
    backend.answers.commentFloor = () => page([1, 2], { more: true })
    await store.load()
    await store.load()
    expect([ids(), store.more]).toEqual([[1, 2], false])
  })

  it('keeps its replies if the next page fails, and tries again on request', async () => {
    const { backend, store, ids } = setUp()
    backend.answers.commentFloor = () => page([1], { more: true })
    await store.load()
    backend.answers.commentFloor = () => failed({ kind: 'offline' })
    await store.load()
    expect([ids(), store.failure?.kind, store.loading]).toEqual([[1], 'offline', false])
    backend.answers.commentFloor = () => page([2])
    await store.load()
    expect([ids(), store.failure]).toEqual([[1, 2], null])
  })

  it('asks only once at a time, and ignores a reply after dispose', async () => {
    const { backend, store, ids } = setUp()
    const reply = createDeferred<Result<CommentReplies>>()
    let calls = 0
    backend.answers.commentFloor = () => {
      calls += 1
      return reply.promise
    }
    const done = store.load()
    await store.load()
    store.dispose()
    reply.resolve(page([1]))
    await done
    expect([calls, ids()]).toEqual([1, []])
  })
})
