import { sessionCookies } from '../session-cookies'
import type { Context } from './handler'

type Calling = Pick<Context, 'sessions' | 'tokens' | 'request' | 'setCookie'>

/**
 * Signs the browser in with a new token and revokes the tokens it sent.
 * @returns the `cookie` of the reply
 */
export function openSession({ sessions, tokens, request, setCookie }: Calling, userId: number): string {
  tokens.forEach((token) => sessions.revoke(token))
  const { lines, shown } = sessionCookies(sessions.create(userId), request)
  lines.forEach(setCookie)
  return shown
}
