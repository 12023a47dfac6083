import { describe, expect, it } from 'vitest'
import type { Profile } from '../../../src/contract/replies/account'
import { failed, ok } from '../../../src/contract/result'
import type { Result } from '../../../src/contract/result'
import { NoticesStore } from '../../../src/stores/shell/notices-store'
import { SessionStore } from '../../../src/stores/session/session-store'
import { FakeBackend } from '../../support/fake-backend'
import { fakeLoginRecord } from '../../support/fake-login-record'
import { createDeferred } from '../../support/deferred'
import { ManualSystem } from '../../support/manual-system'

const profile = { userId: 5, nickname: 'Listener', avatarUrl: null, vipType: 11 }
const rank = {
  level: 7,
  progress: 0.4,
  playCount: 1,
  nextPlayCount: 2,
  loginDays: 1,
  nextLoginDays: 2,
  full: false,
}

function setUp({ loggedIn = false } = {}) {
  const backend = new FakeBackend()
  const system = new ManualSystem()
  const notices = new NoticesStore({ system })
  const reloads: number[] = []
  const login = fakeLoginRecord(loggedIn ? 5 : null)
  const session = new SessionStore(
    { backend, system, loginRecord: login, reload: () => reloads.push(system.now()) },
    { notices },
  )
  const told = () => notices.notices.map(({ tone, text }) => `${tone} ${text}`)
  return { backend, system, session, reloads, login, told }
}

describe('SessionStore', () => {
  it('does not know who is logged in until the backend says so', async () => {
    const { backend, session } = setUp()
    expect([session.state, session.profile, session.isMember]).toEqual(['unknown', null, false])
    backend.answers.loginStatus = () => ok(profile)
    await session.check()
    expect([session.state, session.profile, session.isMember]).toEqual(['listener', profile, true])
    backend.answers.loginStatus = () => ok(null)
    await session.check()
    expect([session.state, session.profile]).toEqual(['visitor', null])
  })

  it('does not count a free account as a membership', async () => {
    const { backend, session } = setUp()
    backend.answers.loginStatus = () => ok({ ...profile, vipType: 0 })
    await session.check()
    expect(session.isMember).toBe(false)
  })

  it('changes nothing if the backend does not answer, and returns the reason', async () => {
    const { backend, session } = setUp()
    backend.answers.loginStatus = () => failed({ kind: 'timeout' })
    expect(await session.check()).toEqual(failed({ kind: 'timeout' }))
    expect(session.state).toBe('unknown')
    backend.answers.loginStatus = () => ok(profile)
    await session.check()
    backend.answers.loginStatus = () => failed({ kind: 'timeout' })
    await session.check()
    expect(session.profile).toEqual(profile)
  })

  it('keeps the newer answer if the older one arrives last', async () => {
    const { backend, session } = setUp()
    const older = createDeferred<Result<Profile | null>>()
    backend.answers.loginStatus = () => older.promise
    const first = session.check()
    backend.answers.loginStatus = () => ok(profile)
    await session.check()
    older.resolve(ok(null))
    expect(await first).toEqual(failed({ kind: 'aborted' }))
    expect(session.state).toBe('listener')
  })

  it('tells an expired login from none at all', async () => {
    const { backend, session, login } = setUp({ loggedIn: true })
    expect(session.expired).toBe(false)
    backend.answers.loginStatus = () => ok(null)
    await session.check()
    expect([session.expired, login.kept]).toEqual([true, 'ended'])
    const fresh = setUp()
    fresh.backend.answers.loginStatus = () => ok(null)
    await fresh.session.check()
    expect([fresh.session.expired, fresh.login.kept]).toEqual([false, null])
  })

  it('loads the rank of a listener, but not of a visitor', async () => {
    const { backend, session } = setUp()
    backend.answers.userLevel = () => ok(rank)
    await session.loadRank()
    expect(session.rank).toBeNull()
    backend.answers.loginStatus = () => ok(profile)
    await session.check()
    await session.loadRank()
    expect(session.rank).toEqual(rank)
    backend.answers.userLevel = () => failed({ kind: 'offline' })
    await session.loadRank()
    expect(session.rank).toEqual(rank)
  })

  it('forgets the rank when somebody else logs in', async () => {
    const { backend, session } = setUp()
    const late = createDeferred<Result<typeof rank>>()
    backend.answers.loginStatus = () => ok(profile)
    await session.check()
    backend.answers.userLevel = () => late.promise
    const ranking = session.loadRank()
    backend.answers.loginStatus = () => ok({ ...profile, userId: 6 })
    await session.check()
    late.resolve(ok(rank))
    await ranking
    expect(session.rank).toBeNull()
  })

  it('logs out, says so, and reloads a second later', async () => {
    const { backend, system, session, reloads, login, told } = setUp()
    backend.answers.loginStatus = () => ok(profile)
    await session.check()
    backend.answers.logout = () => ok(null)
    await session.logout()
    expect([session.state, session.expired, login.kept]).toEqual(['visitor', false, null])
    expect(told()).toEqual(['success account.loggedOut'])
    expect(session.loggingOut).toBe(true)
    system.advance(999)
    expect(reloads).toEqual([])
    system.advance(1)
    expect(reloads).toEqual([1000])
  })

  it('stays logged in and says why if the logout fails', async () => {
    const { backend, system, session, reloads, told } = setUp()
    backend.answers.loginStatus = () => ok(profile)
    await session.check()
    backend.answers.logout = () => failed({ kind: 'timeout' })
    await session.logout()
    expect(told()).toEqual(['error failure.timeout'])
    system.advance(5000)
    expect([session.state, session.loggingOut, reloads]).toEqual(['listener', false, []])
  })

  it('ignores an answer that was under way during the logout', async () => {
    const { backend, session } = setUp()
    backend.answers.loginStatus = () => ok(profile)
    await session.check()
    const late = createDeferred<Result<Profile | null>>()
    backend.answers.loginStatus = () => late.promise
    const checking = session.check()
    backend.answers.logout = () => ok(null)
    await session.logout()
    late.resolve(ok(profile))
    await checking
    expect(session.state).toBe('visitor')
  })
})
