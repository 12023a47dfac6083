import { describe, expect, it, onTestFinished } from 'vitest'
import type { CommentThread } from '../../../src/domain/comments/comment-thread'
import { failed, ok } from '../../../src/contract/result'
import { CommentWritingStore } from '../../../src/stores/comments/comment-writing-store'
import { comment } from '../../support/comment'
import { setUpSession } from '../../support/stores/set-up-session'

const song: CommentThread = { topic: 'track', id: 4 }

async function setUp() {
  const { backend, session, notices, become, told } = setUpSession()
  await become(7)
  const sent: unknown[] = []
  backend.answers.comment = (params) => {
    sent.push(params)
    return ok(comment(9))
  }
  const writing = new CommentWritingStore({ backend }, { session, notices })
  onTestFinished(() => writing.dispose())
  return { backend, writing, sent, become, told }
}

describe('CommentWritingStore', () => {
  it('sends comments and replies without the spaces around them', async () => {
    const { writing, sent, told } = await setUp()
    expect(await writing.send(song, null, ' Rain\n')).toEqual(ok(comment(9)))
    await writing.send({ topic: 'video', id: 'ab1' }, comment(3), 'Yes')
    expect(sent).toEqual([
      { t: 1, type: 0, id: 4, content: 'Rain' },
      { t: 2, type: 5, id: 'ab1', content: 'Yes', commentId: 3 },
    ])
    expect(told()).toEqual(['comment.replySent'])
  })

  it('keeps a draft for each comment that is answered until it was sent or somebody else listens', async () => {
    const { backend, writing, become } = await setUp()
    writing.keepDraft(song, null, 'Rain')
    writing.keepDraft(song, comment(3), 'Yes')
    expect(writing.draft({ topic: 'album', id: 4 }, null)).toBe('')
    await writing.send(song, null, 'Rain')
    expect([writing.draft(song, null), writing.draft(song, comment(3))]).toEqual(['', 'Yes'])
    backend.answers.comment = () => failed({ kind: 'offline' })
    expect(await writing.send(song, comment(3), 'Yes')).toEqual(failed({ kind: 'offline' }))
    expect(writing.draft(song, comment(3))).toBe('Yes')
    await become(8)
    expect(writing.draft(song, comment(3))).toBe('')
  })

  it('deletes a comment in every list that has it, also one that is gone already', async () => {
    const { backend, writing, sent, told } = await setUp()
    backend.answers.comment = (params) => {
      sent.push(params)
      return failed({ kind: 'notFound' })
    }
    expect(await writing.remove(song, comment(3))).toBe(true)
    expect(sent).toEqual([{ t: 0, type: 0, id: 4, commentId: 3 }])
    const seen = [3, 4].map((id) => writing.isDeleted(song, comment(id)))
    expect(seen).toEqual([true, false])
    expect(told()).toEqual(['comment.deleted'])
  })

  it('says so when a comment could not be deleted, and keeps it', async () => {
    const { backend, writing, told } = await setUp()
    backend.answers.comment = () => failed({ kind: 'timeout' })
    expect(await writing.remove(song, comment(3))).toBe(false)
    expect(writing.isDeleted(song, comment(3))).toBe(false)
    expect(told()).toEqual(['comment.deleteFailed'])
  })

  it('knows which comments are the listener’s own', async () => {
    const { writing, become } = await setUp()
    expect(writing.isOwn(comment(1))).toBe(true)
    await become(null)
    expect(writing.isOwn(comment(1))).toBe(false)
  })
})
