import { describe, expect, it, onTestFinished } from 'vitest'
import type { CommentThread } from '../../../src/domain/comments/comment-thread'
import { failed, ok } from '../../../src/contract/result'
import type { Result } from '../../../src/contract/result'
import { CommentLikesStore } from '../../../src/stores/comments/comment-likes-store'
import { NoticesStore } from '../../../src/stores/shell/notices-store'
import { SessionStore } from '../../../src/stores/session/session-store'
import { comment } from '../../support/comment'
import { FakeBackend } from '../../support/fake-backend'
import { createDeferred } from '../../support/deferred'
import { ManualSystem } from '../../support/manual-system'
import { settle } from '../../support/settle'

const song: CommentThread = { topic: 'track', id: 4 }
async function setUp(userId: number | null = 5) {
  const system = new ManualSystem()
  const backend = new FakeBackend()
  const notices = new NoticesStore({ system })
  const session = new SessionStore({ backend, system, reload: () => {} }, { notices })
  const asked: string[] = []
  const answers: ((answer: Result<null>) => void)[] = []
  backend.answers.commentLike = ({ t, type, id, cid }) => {
    asked.push(`${t} ${type} ${id} ${cid}`)
    const answer = createDeferred<Result<null>>()
    answers.push(answer.resolve)
    return answer.promise
  }
  const become = async (who: number | null) => {
    const profile = who === null ? null : { userId: who, nickname: 'Listener', avatarUrl: null, vipType: 0 }
    backend.answers.loginStatus = () => ok(profile)
    await session.check()
  }
  await become(userId)
  const likes = new CommentLikesStore({ backend }, { session, notices })
  onTestFinished(() => likes.dispose())
  const seen = (one = comment(1)) => [likes.isLiked(song, one), likes.likeCount(song, one)]
  return { likes, asked, answers, become, seen, told: () => notices.notices.map(({ text }) => text) }
}

describe('CommentLikesStore', () => {
  it('shows a like at once, in every list that has the comment', async () => {
    const { likes, answers, asked, seen } = await setUp()
    const done = likes.toggle(song, comment(1))
    expect([seen(), seen(comment(2))]).toEqual([
      [true, 4],
      [false, 3],
    ])
    answers[0]?.(ok(null))
    await done
    expect([seen(), asked]).toEqual([[true, 4], ['1 0 4 1']])
  })

  it('takes a like back if the backend refuses it, and says so', async () => {
    const { likes, answers, seen, told } = await setUp()
    const done = likes.toggle(song, comment(1, { liked: true }))
    expect(seen(comment(1, { liked: true }))).toEqual([false, 2])
    answers[0]?.(failed({ kind: 'timeout' }))
    await done
    expect([seen(comment(1, { liked: true })), told()]).toEqual([[true, 3], ['comment.likeFailed']])
  })

  it('asks a visitor to log in and sends no request', async () => {
    const { likes, asked, seen, told } = await setUp(null)
    await likes.toggle(song, comment(1))
    expect([seen(), asked, told()]).toEqual([[false, 3], [], ['failure.loginNeeded']])
  })

  it('asks for a login if the session has ended', async () => {
    const { likes, answers, seen, told } = await setUp()
    const done = likes.toggle(song, comment(1))
    answers[0]?.(failed({ kind: 'loginNeeded' }))
    await done
    expect([seen(), told()]).toEqual([[false, 3], ['failure.loginNeeded']])
  })

  it('sends one call at a time, and the last press wins', async () => {
    const { likes, answers, asked, seen } = await setUp()
    const done = likes.toggle(song, comment(1))
    await likes.toggle(song, comment(1))
    expect([seen(), asked]).toEqual([[false, 3], ['1 0 4 1']])
    answers[0]?.(ok(null))
    await settle()
    expect(asked).toEqual(['1 0 4 1', '0 0 4 1'])
    answers[1]?.(ok(null))
    await done
    expect(seen()).toEqual([false, 3])
  })

  it('sends nothing more if a second press took the refused choice back', async () => {
    const { likes, answers, asked, seen, told } = await setUp()
    const done = likes.toggle(song, comment(1))
    await likes.toggle(song, comment(1))
    answers[0]?.(failed({ kind: 'offline' }))
    await done
    expect([seen(), asked.length, told()]).toEqual([[false, 3], 1, []])
  })

  it('trusts a newer reply, but keeps choices without an answer', async () => {
    const { likes, answers, seen } = await setUp()
    const done = likes.toggle(song, comment(1))
    answers[0]?.(ok(null))
    await done
    void likes.toggle(song, comment(2))
    likes.acceptLoaded({})
    expect([seen(comment(1, { liked: false })), seen(comment(2))]).toEqual([
      [false, 3],
      [true, 4],
    ])
  })

  it('ignores the answer to a call that was made for another listener', async () => {
    const { likes, answers, become, seen, told } = await setUp()
    const done = likes.toggle(song, comment(1))
    await become(6)
    answers[0]?.(ok(null))
    await done
    expect([seen(), told()]).toEqual([[false, 3], []])
  })
})
