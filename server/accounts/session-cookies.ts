import { randomBytes } from 'node:crypto'
import { isOverTls } from '../site/over-tls'
import { sessionSeconds } from './sessions'

const csrfSeconds = 1_296_010

/** Stands for the token in reply bodies: pages have no use for it, and what a script can read it can send away. */
export const hiddenToken = 'kept-in-the-httponly-cookie'

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
  /** `Set-Cookie` lines. */
  lines: string[]
  /** The same for the reply's `cookie`, as the field's servers send it, without the token. */
  shown: string
}

/** The cookies that sign a browser in. `__csrf` is there for clients that look for it; nothing rests on it. */
export function sessionCookies(token: string, request: Request): SessionCookies {
  const session = line(`MUSIC_U=${token}`, sessionSeconds, request, 'HttpOnly')
  const csrf = line(`__csrf=${randomBytes(16).toString('hex')}`, csrfSeconds, request)
  return { lines: [session, csrf], shown: `${session.replace(token, hiddenToken)};${csrf}` }
}

/** `Set-Cookie` lines that take them away again. */
export function endedCookies(request: Request): string[] {
  return [line('MUSIC_U=', 0, request, 'HttpOnly'), line('__csrf=', 0, request)]
}
