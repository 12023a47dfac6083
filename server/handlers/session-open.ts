import { sessionCookies } from '../accounts/session-cookies'
import type { Context } from './handler'

type Calling = Pick<Context, 'sessions' | 'tokens' | 'request' | 'setCookie'>

/**
 * Signs the calling browser in with a new token; those it came with are dead from here on.
 * @returns what the reply says in `cookie`
 */
export function openSession({ sessions, tokens, request, setCookie }: Calling, userId: number): string {
  tokens.forEach((token) => sessions.revoke(token))
  const { lines, shown } = sessionCookies(sessions.open(userId), request)
  lines.forEach(setCookie)
  return shown
}
