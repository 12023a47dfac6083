import type { Profile } from '../../../src/contract/replies/account'
import { ok } from '../../../src/contract/result'
import { NoticesStore } from '../../../src/stores/shell/notices-store'
import { SessionStore } from '../../../src/stores/session/session-store'
import { FakeBackend } from '../fake-backend'
import { ManualSystem } from '../manual-system'

export const profile = (userId: number): Profile => ({
  userId,
  nickname: 'Listener',
  avatarUrl: null,
  vipType: 0,
})

/** A session over fakes; nobody is known to listen until `become` says so. */
export function setUpSession() {
  const system = new ManualSystem()
  const backend = new FakeBackend()
  const notices = new NoticesStore({ system })
  const session = new SessionStore({ backend, system, reload: () => {} }, { notices })
  const become = async (id: number | null) => {
    backend.answers.loginStatus = () => ok(id === null ? null : profile(id))
    await session.check()
  }
  return { system, backend, notices, session, become, told: () => notices.notices.map(({ text }) => text) }
}
