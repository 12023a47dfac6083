import type { SessionStore } from '../../stores/session/session-store'

/** Returns the path of "My music": the login for visitors, otherwise the library. */
export function myMusicPath({ state }: Pick<SessionStore, 'state'>): string {
  return state === 'visitor' ? '/login' : '/user'
}
