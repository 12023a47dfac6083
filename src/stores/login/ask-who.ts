import type { Profile } from '../../domain/catalogue/profile'
import type { Result } from '../../domain/result'
import type { SessionStore } from '../session-store'

/** Who listens now; where somebody else asked meanwhile and took the turn, it is asked again. */
export async function askWho(session: SessionStore): Promise<Result<Profile | null>> {
  for (;;) {
    const status = await session.check()
    if (status.ok || status.failure.kind !== 'aborted') return status
  }
}
