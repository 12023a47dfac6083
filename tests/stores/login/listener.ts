import type { Profile } from '../../../src/domain/catalogue/profile'
import { ok } from '../../../src/domain/result'
import { NoticesStore } from '../../../src/stores/notices-store'
import { SessionStore } from '../../../src/stores/session-store'
import { FakeBackend } from '../../support/fake-backend'
import { ManualSystem } from '../../support/manual-system'

export const profile = (userId: number): Profile => ({
  userId,
  nickname: 'Listener',
  avatarUrl: null,
  vipType: 0,
})

/** Lets all that waits for nothing but promises happen. */
export const settle = () => new Promise((resolve) => setTimeout(resolve))

/** A session over fakes; nobody is known to listen until `become` says so. */
export function listener() {
  const system = new ManualSystem()
  const backend = new FakeBackend()
  const notices = new NoticesStore(system)
  const session = new SessionStore({ backend, system, reload: () => {} }, notices)
  const become = async (id: number | null) => {
    backend.answers.loginStatus = () => ok(id === null ? null : profile(id))
    await session.check()
  }
  return { system, backend, notices, session, become, told: () => notices.notices.map(({ text }) => text) }
}
