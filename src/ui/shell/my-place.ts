import type { SessionStore } from '../../stores/session-store'

/** Where "My music" leads: to the listener's own, or to the login of who is known to have none. */
export function myPlace({ state }: Pick<SessionStore, 'state'>): string {
  return state === 'visitor' ? '/login' : '/user'
}
