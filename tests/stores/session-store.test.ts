import { describe, expect, it } from 'vitest'
import type { Profile } from '../../src/domain/catalogue/profile'
import { failed, ok } from '../../src/domain/result'
import type { Result } from '../../src/domain/result'
import { NoticesStore } from '../../src/stores/notices-store'
import { SessionStore } from '../../src/stores/session-store'
import { FakeBackend } from '../support/fake-backend'
import { fakeLogin } from '../support/fake-login'
import { gate } from '../support/gate'
import { ManualSystem } from '../support/manual-system'

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
  const notices = new NoticesStore(system)
  const reloads: number[] = []
  const login = fakeLogin(loggedIn ? 5 : null)
  const session = new SessionStore(
    { backend, system, login, reload: () => reloads.push(system.now()) },
    notices,
  )
  const told = () => notices.notices.map(({ tone, text }) => `${tone} ${text}`)
  return { backend, system, session, reloads, login, told }
}

describe('SessionStore', () => {
  it('does not know who listens until it is told', async () => {
    const { backend, session } = setUp()
    expect([session.state, session.profile, session.isMember]).toEqual(['unknown', null, false])
    backend.answers.loginStatus = () => ok(profile)
    await session.check()
    expect([session.state, session.profile, session.isMember]).toEqual(['listener', profile, true])
    backend.answers.loginStatus = () => ok(null)
    await session.check()
    expect([session.state, session.profile]).toEqual(['visitor', null])
  })

  it('does not take a free account for a member', async () => {
    const { backend, session } = setUp()
    backend.answers.loginStatus = () => ok({ ...profile, vipType: 0 })
    await session.check()
    expect(session.isMember).toBe(false)
  })

  it('leaves all as it was when the backend does not answer, and gives the reason', async () => {
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

  it('keeps to the newer answer when the older one arrives last', async () => {
    const { backend, session } = setUp()
    const older = gate<Result<Profile | null>>()
    backend.answers.loginStatus = () => older.promise
    const first = session.check()
    backend.answers.loginStatus = () => ok(profile)
    await session.check()
    older.open(ok(null))
    expect(await first).toEqual(failed({ kind: 'aborted' }))
    expect(session.state).toBe('listener')
  })

  it('knows a login that ended by itself from one that never was', async () => {
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

  it('learns the level of a listener and of nobody else', async () => {
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

  it('forgets the level with the listener it belongs to', async () => {
    const { backend, session } = setUp()
    const late = gate<Result<typeof rank>>()
    backend.answers.loginStatus = () => ok(profile)
    await session.check()
    backend.answers.userLevel = () => late.promise
    const ranking = session.loadRank()
    backend.answers.loginStatus = () => ok({ ...profile, userId: 6 })
    await session.check()
    late.open(ok(rank))
    await ranking
    expect(session.rank).toBeNull()
  })

  it('logs out, says so, and begins anew a second later', async () => {
    const { backend, system, session, reloads, login, told } = setUp()
    backend.answers.loginStatus = () => ok(profile)
    await session.check()
    backend.answers.logout = () => ok(null)
    await session.logout()
    expect([session.state, session.expired, login.kept]).toEqual(['visitor', false, null])
    expect(told()).toEqual(['success account.loggedOut'])
    expect(session.leaving).toBe(true)
    system.pass(999)
    expect(reloads).toEqual([])
    system.pass(1)
    expect(reloads).toEqual([1000])
  })

  it('stays logged in and says why when logging out fails', async () => {
    const { backend, system, session, reloads, told } = setUp()
    backend.answers.loginStatus = () => ok(profile)
    await session.check()
    backend.answers.logout = () => failed({ kind: 'timeout' })
    await session.logout()
    expect(told()).toEqual(['error failure.timeout'])
    system.pass(5000)
    expect([session.state, session.leaving, reloads]).toEqual(['listener', false, []])
  })

  it('is not brought back by an answer that was on its way during the logout', async () => {
    const { backend, session } = setUp()
    backend.answers.loginStatus = () => ok(profile)
    await session.check()
    const late = gate<Result<Profile | null>>()
    backend.answers.loginStatus = () => late.promise
    const checking = session.check()
    backend.answers.logout = () => ok(null)
    await session.logout()
    late.open(ok(profile))
    await checking
    expect(session.state).toBe('visitor')
  })
})
