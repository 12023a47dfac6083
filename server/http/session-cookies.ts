import { randomBytes } from 'node:crypto'
import { isOverTls } from './own-host'
import { sessionSeconds } from '../listeners/accounts/sessions'

const csrfSeconds = 1_296_010

/** Replaces the token in reply bodies: pages do not need it, and a script that can read it could leak it. */
export const tokenPlaceholder = 'kept-in-the-httponly-cookie'

const line = (pair: string, seconds: number, request: Request, ...flags: string[]) =>
  [
    pair,
    `Max-Age=${seconds}`,
    'Path=/',
    ...flags,
    'SameSite=Strict',
    ...(isOverTls(request) ? ['Secure'] : []),
  ].join('; ')

export interface SessionCookies {
  /** `Set-Cookie` headers. */
  lines: string[]
  /** The `cookie` of the reply, in NetEase's format but without the token. */
  shown: string
}

/** Returns the cookies that sign a browser in. `__csrf` exists only for clients that expect it. */
export function sessionCookies(token: string, request: Request): SessionCookies {
  const session = line(`MUSIC_U=${token}`, sessionSeconds, request, 'HttpOnly')
  const csrf = line(`__csrf=${randomBytes(16).toString('hex')}`, csrfSeconds, request)
  return { lines: [session, csrf], shown: `${session.replace(token, tokenPlaceholder)};${csrf}` }
}

/** Returns the `Set-Cookie` headers that remove them. */
export function expiredSessionCookies(request: Request): string[] {
  return [line('MUSIC_U=', 0, request, 'HttpOnly'), line('__csrf=', 0, request)]
}
