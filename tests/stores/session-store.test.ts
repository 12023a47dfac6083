import { describe, expect, it } from 'vitest'
import { failed, ok } from '../../src/domain/result'
import { SessionStore } from '../../src/stores/session-store'
import { FakeBackend } from '../support/fake-backend'

const profile = { userId: 5, nickname: 'Listener', avatarUrl: null, vipType: 11 }

function setUp() {
  const backend = new FakeBackend()
  return { backend, session: new SessionStore(backend) }
}

describe('SessionStore', () => {
  it('takes everyone for a visitor until it is told better', async () => {
    const { backend, session } = setUp()
    expect([session.profile, session.isMember]).toEqual([null, false])
    backend.answers.loginStatus = () => ok(profile)
    await session.check()
    expect([session.profile, session.isMember]).toEqual([profile, true])
  })

  it('does not take a free account for a member', async () => {
    const { backend, session } = setUp()
    backend.answers.loginStatus = () => ok({ ...profile, vipType: 0 })
    await session.check()
    expect(session.isMember).toBe(false)
  })

  it('leaves all as it was when the backend does not answer', async () => {
    const { backend, session } = setUp()
    backend.answers.loginStatus = () => ok(profile)
    await session.check()
    backend.answers.loginStatus = () => failed({ kind: 'timeout' })
    await session.check()
    expect(session.profile).toEqual(profile)
  })
})
