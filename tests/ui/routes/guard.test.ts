import { describe, expect, it } from 'vitest'
import type { Profile } from '../../../src/contract/replies/account'
import { failed, ok } from '../../../src/contract/result'
import type { Result } from '../../../src/contract/result'
import { NoticesStore } from '../../../src/stores/shell/notices-store'
import { SessionStore } from '../../../src/stores/session/session-store'
import { createGuard } from '../../../src/ui/routes/guard'
import { FakeBackend } from '../../support/fake-backend'
import { createDeferred } from '../../support/deferred'
import { ManualSystem } from '../../support/manual-system'

const profile: Profile = { userId: 5, nickname: 'Listener', avatarUrl: null, vipType: 0 }

function setUp(answer: () => Result<Profile | null> | Promise<Result<Profile | null>>, wasLoggedIn = false) {
  const system = new ManualSystem()
  const backend = new FakeBackend()
  const notices = new NoticesStore({ system })
  let asked = 0
  backend.answers.loginStatus = () => {
    asked++
    return answer()
  }
  const login = { read: () => wasLoggedIn, readUserId: () => null, write() {} }
  const session = new SessionStore({ backend, system, reload() {}, loginRecord: login }, { notices })
  return {
    session,
    guard: createGuard(session, notices),
    shown: () => notices.notices.map(({ text }) => text),
    asked: () => asked,
  }
}

const going = () => new AbortController()

describe('createGuard', () => {
  it('lets a known listener through without a check', async () => {
    const { guard, session, asked } = setUp(() => ok(profile))
    await session.check()
    expect(await guard(going().signal)).toBeNull()
    expect(asked()).toBe(1)
  })

  it('waits for the first check', async () => {
    const answer = createDeferred<Result<Profile | null>>()
    const { guard, shown } = setUp(() => answer.promise)
    const passing = guard(going().signal)
    answer.resolve(ok(profile))
    expect(await passing).toBeNull()
    expect(shown()).toEqual([])
  })

  it('joins a pending check', async () => {
    const { guard, session } = setUp(() => ok(profile))
    void session.check()
    expect(await guard(going().signal)).toBeNull()
  })

  it('redirects visitors to the login, and says so', async () => {
    const { guard, shown } = setUp(() => ok(null))
    expect(await guard(going().signal)).toBe('/login')
    expect(shown()).toEqual(['failure.loginNeeded'])
  })

  it('says so if the login expired', async () => {
    const { guard, shown } = setUp(() => ok(null), true)
    expect(await guard(going().signal)).toBe('/login')
    expect(shown()).toEqual(['account.loginExpired'])
  })

  it('checks visitors again, who may have logged in in another tab', async () => {
    let answer: Profile | null = null
    const { guard, session } = setUp(() => ok(answer))
    await session.check()
    answer = profile
    expect(await guard(going().signal)).toBeNull()
  })

  it('redirects to the page of server errors when the check fails, with the message of the specification', async () => {
    const { guard, shown } = setUp(() => failed({ kind: 'timeout' }))
    expect(await guard(going().signal)).toBe('/500')
    expect(shown()).toEqual(['account.checkFailed'])
  })

  it('shows nothing for a replaced navigation, whatever arrives late', async () => {
    const answer = createDeferred<Result<Profile | null>>()
    const { guard, shown } = setUp(() => answer.promise)
    const first = going()
    const passing = guard(first.signal)
    first.abort()
    answer.resolve(ok(null))
    expect(await passing).toBeNull()
    expect(shown()).toEqual([])
  })

  it('checks once for a screen and its parent, and answers both', async () => {
    const answer = createDeferred<Result<Profile | null>>()
    const { guard, asked } = setUp(() => answer.promise)
    const { signal } = going()
    const both = [guard(signal), guard(signal)]
    answer.resolve(ok(null))
    expect(await Promise.all(both)).toEqual(['/login', '/login'])
    expect(asked()).toBe(1)
  })

  it('checks again when another check replaced its own', async () => {
    const answers = [
      createDeferred<Result<Profile | null>>(),
      createDeferred<Result<Profile | null>>(),
      createDeferred<Result<Profile | null>>(),
    ]
    let next = 0
    const { guard, session } = setUp(() => answers[next++]?.promise ?? ok(null))
    const passing = guard(going().signal)
    void session.check()
    for (const answer of answers) answer.resolve(ok(profile))
    expect(await passing).toBeNull()
  })
})
