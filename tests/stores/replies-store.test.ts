import { describe, expect, it } from 'vitest'
import type { CommentReplies } from '../../src/domain/catalogue/comment'
import { failed, ok } from '../../src/domain/result'
import type { Result } from '../../src/domain/result'
import { RepliesStore } from '../../src/stores/replies-store'
import { comment } from '../support/comment'
import { FakeBackend } from '../support/fake-backend'
import { gate } from '../support/gate'

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
  const store = new RepliesStore(backend, { topic: 'album', id: 3 }, 8)
  return { backend, store, ids: () => store.replies.map(({ id }) => id) }
}

describe('RepliesStore', () => {
  it('asks for more by the time of the reply before, until there are none', async () => {
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

  it('shows no reply twice, and ends where a backend says the same again', async () => {
    const { backend, store, ids } = setUp()
    backend.answers.commentFloor = () => page([1, 2], { more: true })
    await store.load()
    await store.load()
    expect([ids(), store.more]).toEqual([[1, 2], false])
  })

  it('keeps what it has when more cannot be had, and tries again when asked', async () => {
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

  it('asks once while it waits, and takes no reply once nobody looks', async () => {
    const { backend, store, ids } = setUp()
    const reply = gate<Result<CommentReplies>>()
    let calls = 0
    backend.answers.commentFloor = () => {
      calls += 1
      return reply.promise
    }
    const done = store.load()
    await store.load()
    store.dispose()
    reply.open(page([1]))
    await done
    expect([calls, ids()]).toEqual([1, []])
  })
})
