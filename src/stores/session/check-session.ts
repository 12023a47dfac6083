import type { Profile } from '../../contract/replies/account'
import type { Result } from '../../contract/result'
import type { SessionStore } from './session-store'

/** Asks who is logged in. Asks again if another check aborted this one. Returns the profile, null for a visitor. */
export async function checkSession(session: SessionStore): Promise<Result<Profile | null>> {
  for (;;) {
    const status = await session.check()
    if (status.ok || status.failure.kind !== 'aborted') return status
  }
}
