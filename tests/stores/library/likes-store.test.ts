import { describe, expect, it, onTestFinished } from 'vitest'
import { failed, ok } from '../../../src/contract/result'
import type { Result } from '../../../src/contract/result'
import { LikesStore } from '../../../src/stores/library/likes-store'
import { NoticesStore } from '../../../src/stores/shell/notices-store'
import { SessionStore } from '../../../src/stores/session/session-store'
import { FakeBackend } from '../../support/fake-backend'
import { createDeferred } from '../../support/deferred'
import { ManualSystem } from '../../support/manual-system'
import { track } from '../../support/track'
import { settle } from '../../support/settle'

const profile = (userId: number) => ({ userId, nickname: 'Listener', avatarUrl: null, vipType: 0 })

async function setUp({ userId = 5, liked = [1, 2] }: { userId?: number | null; liked?: number[] } = {}) {
  const system = new ManualSystem()
  const backend = new FakeBackend()
  const notices = new NoticesStore({ system })
  const session = new SessionStore({ backend, system, reload: () => {} }, { notices })
  const asked: string[] = []
  backend.answers.loginStatus = () => ok(userId === null ? null : profile(userId))
  backend.answers.likelist = () => ok(liked)
  backend.answers.like = ({ id, like }) => {
    asked.push(`${id} ${like}`)
    return ok(null)
  }
  await session.check()
  const likes = new LikesStore({ backend, system }, { session, notices })
  onTestFinished(() => likes.dispose())
  await settle()
  const become = async (id: number | null) => {
    backend.answers.loginStatus = () => ok(id === null ? null : profile(id))
    await session.check()
    await settle()
  }
  return { system, backend, likes, asked, become, told: () => notices.notices.map(({ text }) => text) }
}

/** Calls that are answered when told to, in any order. */
function held() {
  const answers: ((answer: Result<null>) => void)[] = []
  const asked: string[] = []
  return {
    answers,
    asked,
    like: ({ id, like }: { id: string | number; like?: string | number }) => {
      asked.push(`${id} ${like}`)
      const answer = createDeferred<Result<null>>()
      answers.push(answer.resolve)
      return answer.promise
    },
  }
}

describe('LikesStore', () => {
  it('loads the likes of a listener, and forgets them after a logout', async () => {
    const { likes, become } = await setUp()
    expect([likes.isLiked(1), likes.isLiked(3)]).toEqual([true, false])
    await become(null)
    expect(likes.isLiked(1)).toBe(false)
  })

  it('loads the likes of another listener, even if the reply for the one before arrives last', async () => {
    const { likes, become, backend } = await setUp({ userId: null })
    const first = createDeferred<Result<number[]>>()
    backend.answers.likelist = ({ uid }) => (uid === 7 ? first.promise : ok([8]))
    await become(7)
    await become(8)
    first.resolve(ok([7]))
    await settle()
    expect([likes.isLiked(7), likes.isLiked(8)]).toEqual([false, true])
  })

  it('shows a like at once, and a notice once the backend has confirmed it', async () => {
    const { likes, backend, told } = await setUp()
    const calls = held()
    backend.answers.like = calls.like
    const done = likes.toggle(track(3))
    expect([likes.isLiked(3), told()]).toEqual([true, []])
    calls.answers[0]?.(ok(null))
    await done
    expect([likes.isLiked(3), told()]).toEqual([true, ['notice.liked']])
    const undone = likes.toggle(track(3))
    expect(likes.isLiked(3)).toBe(false)
    calls.answers[1]?.(ok(null))
    await undone
    expect([likes.isLiked(3), told(), calls.asked]).toEqual([
      false,
      ['notice.unliked'],
      ['3 true', '3 false'],
    ])
  })

  it('takes the choice back if the backend refuses it, and says that it failed', async () => {
    const { likes, backend, told } = await setUp()
    backend.answers.like = () => failed({ kind: 'timeout' })
    await likes.toggle(track(3))
    await likes.toggle(track(1))
    expect([likes.isLiked(3), likes.isLiked(1), told()]).toEqual([false, true, ['notice.likeFailed']])
  })

  it('asks for a login if the session has ended', async () => {
    const { likes, backend, told } = await setUp()
    backend.answers.like = () => failed({ kind: 'loginNeeded' })
    await likes.toggle(track(3))
    expect([likes.isLiked(3), told()]).toEqual([false, ['failure.loginNeeded']])
  })

  it('asks a visitor to log in and sends no request', async () => {
    const { likes, asked, told } = await setUp({ userId: null })
    await likes.toggle(track(3))
    expect([likes.isLiked(3), asked, told()]).toEqual([false, [], ['failure.loginNeeded']])
  })

  it('says when the track is liked already, or not liked', async () => {
    const { likes, asked, told } = await setUp()
    await likes.set(track(1), true)
    expect(told()).toEqual(['notice.alreadyLiked'])
    await likes.set(track(9), false)
    expect([told(), asked]).toEqual([['notice.notLiked'], []])
  })

  it('sends one call at a time for a track, and the last press wins', async () => {
    const { likes, backend, told } = await setUp()
    const calls = held()
    backend.answers.like = calls.like
    const done = likes.toggle(track(3))
    await likes.toggle(track(3))
    await likes.toggle(track(3))
    await likes.toggle(track(3))
    expect([likes.isLiked(3), calls.asked]).toEqual([false, ['3 true']])
    calls.answers[0]?.(ok(null))
    await settle()
    expect(calls.asked).toEqual(['3 true', '3 false'])
    calls.answers[1]?.(ok(null))
    await done
    expect([likes.isLiked(3), told()]).toEqual([false, ['notice.unliked']])
  })

  it('sends nothing more if a second press took the refused choice back', async () => {
    const { likes, backend, told } = await setUp()
    const calls = held()
    backend.answers.like = calls.like
    const done = likes.toggle(track(3))
    await likes.toggle(track(3))
    calls.answers[0]?.(failed({ kind: 'offline' }))
    await done
    expect([likes.isLiked(3), calls.asked, told()]).toEqual([false, ['3 true'], []])
  })

  it('keeps a like that was made while the list was loading, although the reply lacks it', async () => {
    const { likes, become, backend } = await setUp({ userId: null })
    const list = createDeferred<Result<number[]>>()
    backend.answers.likelist = () => list.promise
    await become(5)
    await likes.toggle(track(3))
    list.resolve(ok([1]))
    await settle()
    expect([likes.isLiked(1), likes.isLiked(3)]).toEqual([true, true])
  })

  it('ignores the answer to a call that was made for another listener', async () => {
    const { likes, become, backend, told } = await setUp()
    const calls = held()
    backend.answers.like = calls.like
    const done = likes.toggle(track(3))
    await become(6)
    calls.answers[0]?.(ok(null))
    await done
    expect([likes.isLiked(3), told()]).toEqual([false, []])
  })

  it('loads the list again when the connection is back, and after a like if it failed otherwise', async () => {
    const { likes, become, backend, system } = await setUp({ userId: null })
    backend.answers.likelist = () => failed({ kind: 'offline' })
    await become(5)
    backend.answers.likelist = () => ok([4])
    system.goOnline()
    await settle()
    expect(likes.isLiked(4)).toBe(true)
    backend.answers.likelist = () => failed({ kind: 'timeout' })
    await become(6)
    backend.answers.likelist = () => ok([3, 7])
    await likes.toggle(track(3))
    await settle()
    expect([likes.isLiked(7), likes.isLiked(3)]).toEqual([true, true])
  })
})
