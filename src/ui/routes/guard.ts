import type { NoticesStore } from '../../stores/shell/notices-store'
import type { Guard } from '../hooks/stores-context'
import type { SessionStore } from '../../stores/session/session-store'

/**
 * Returns a guard that lets listeners through to protected screens and redirects all others with a notice
 * (specification, points 6 and 8). An unknown session is checked once for all waiting navigations. If `signal` is
 * aborted, nothing is shown.
 */
export function createGuard(session: SessionStore, notices: NoticesStore): Guard {
  let asking: Promise<boolean> | null = null

  /** Resolves to whether the backend could be reached. */
  const ask = async (): Promise<boolean> => {
    for (;;) {
      const checked = await session.check()
      if (checked.ok) return true
      // another check replaced ours: repeat it
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
      notices.show('error', 'account.checkFailed')
      return '/500'
    }
    if (isListener()) return null
    notices.show('error', session.expired ? 'account.loginExpired' : 'failure.loginNeeded', {
      group: 'login',
    })
    return '/login'
  }
}
