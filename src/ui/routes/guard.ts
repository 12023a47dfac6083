import type { NoticesStore } from '../../stores/notices-store'
import type { SessionStore } from '../../stores/session-store'

/** Where a navigation is to go instead, null when it may go on. */
export type Guard = (signal: AbortSignal) => Promise<'/500' | '/login' | null>

/**
 * Lets listeners through to protected screens, and sends all others away with a word on why (specification, points
 * 6 and 8). Who is not known to be a listener is asked about anew, once for all that wait. `signal`: aborted once the
 * navigation is superseded; then nothing is said or done.
 */
export function createGuard(session: SessionStore, notices: NoticesStore): Guard {
  let asking: Promise<boolean> | null = null

  /** Whether the backend could be asked. */
  const ask = async (): Promise<boolean> => {
    for (;;) {
      const checked = await session.check()
      if (checked.ok) return true
      // who asked at the same time took the turn: ours again, since nobody else asks twice
      if (checked.failure.kind !== 'aborted') return false
    }
  }

  const isListener = () => session.state === 'listener'

  return async (signal) => {
    if (isListener()) return null
    asking ??= ask().finally(() => (asking = null))
    const asked = await asking
    if (signal.aborted) return null
    if (!asked) {
      notices.show('error', 'page.checkFailed')
      return '/500'
    }
    if (isListener()) return null
    notices.show('error', session.expired ? 'page.loginExpired' : 'failure.loginNeeded', { group: 'login' })
    return '/login'
  }
}
