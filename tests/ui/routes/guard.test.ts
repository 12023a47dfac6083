import { describe, expect, it } from 'vitest'
import type { Profile } from '../../../src/domain/catalogue/profile'
import { failed, ok } from '../../../src/domain/result'
import type { Result } from '../../../src/domain/result'
import { NoticesStore } from '../../../src/stores/notices-store'
import { SessionStore } from '../../../src/stores/session-store'
import { createGuard } from '../../../src/ui/routes/guard'
import { FakeBackend } from '../../support/fake-backend'
import { gate } from '../../support/gate'
import { ManualSystem } from '../../support/manual-system'

const profile: Profile = { userId: 5, nickname: 'Listener', avatarUrl: null, vipType: 0 }

function setUp(answer: () => Result<Profile | null> | Promise<Result<Profile | null>>, wasLoggedIn = false) {
  const system = new ManualSystem()
  const backend = new FakeBackend()
  const notices = new NoticesStore(system)
  let asked = 0
  backend.answers.loginStatus = () => {
    asked++
    return answer()
  }
  const login = { read: () => wasLoggedIn, write() {} }
  const session = new SessionStore({ backend, system, reload() {}, login }, notices)
  return {
    session,
    guard: createGuard(session, notices),
    shown: () => notices.notices.map(({ text }) => text),
    asked: () => asked,
  }
}

const going = () => new AbortController()

describe('createGuard', () => {
  it('lets a listener through, and asks nobody when it is known who listens', async () => {
    const { guard, session, asked } = setUp(() => ok(profile))
    await session.check()
    expect(await guard(going().signal)).toBeNull()
    expect(asked()).toBe(1)
  })

  it('waits for the first check', async () => {
    const answer = gate<Result<Profile | null>>()
    const { guard, shown } = setUp(() => answer.promise)
    const passing = guard(going().signal)
    answer.open(ok(profile))
    expect(await passing).toBeNull()
    expect(shown()).toEqual([])
  })

  it('takes over a check that is under way', async () => {
    const { guard, session } = setUp(() => ok(profile))
    void session.check()
    expect(await guard(going().signal)).toBeNull()
  })

  it('sends a visitor to the login, and says so', async () => {
    const { guard, shown } = setUp(() => ok(null))
    expect(await guard(going().signal)).toBe('/login')
    expect(shown()).toEqual(['failure.loginNeeded'])
  })

  it('tells one whose login ended by itself that it did', async () => {
    const { guard, shown } = setUp(() => ok(null), true)
    expect(await guard(going().signal)).toBe('/login')
    expect(shown()).toEqual(['page.loginExpired'])
  })

  it('asks a visitor anew, who may have logged in in another tab', async () => {
    let answer: Profile | null = null
    const { guard, session } = setUp(() => ok(answer))
    await session.check()
    answer = profile
    expect(await guard(going().signal)).toBeNull()
  })

  it('goes to the page of server errors when the check fails, with the message of the specification', async () => {
    const { guard, shown } = setUp(() => failed({ kind: 'timeout' }))
    expect(await guard(going().signal)).toBe('/500')
    expect(shown()).toEqual(['page.checkFailed'])
  })

  it('says and does nothing for a navigation that was superseded, whatever comes late', async () => {
    const answer = gate<Result<Profile | null>>()
    const { guard, shown } = setUp(() => answer.promise)
    const first = going()
    const passing = guard(first.signal)
    first.abort()
    answer.open(ok(null))
    expect(await passing).toBeNull()
    expect(shown()).toEqual([])
  })

  it('asks once for a screen and the frame around it, and answers both', async () => {
    const answer = gate<Result<Profile | null>>()
    const { guard, asked } = setUp(() => answer.promise)
    const { signal } = going()
    const both = [guard(signal), guard(signal)]
    answer.open(ok(null))
    expect(await Promise.all(both)).toEqual(['/login', '/login'])
    expect(asked()).toBe(1)
  })

  it('asks again when another question overtook its own', async () => {
    const answers = [
      gate<Result<Profile | null>>(),
      gate<Result<Profile | null>>(),
      gate<Result<Profile | null>>(),
    ]
    let next = 0
    const { guard, session } = setUp(() => answers[next++]?.promise ?? ok(null))
    const passing = guard(going().signal)
    void session.check()
    for (const answer of answers) answer.open(ok(profile))
    expect(await passing).toBeNull()
  })
})
