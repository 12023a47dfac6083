import { playableFormatsHeader } from '../../../src/contract/audio-formats'

/** Headers of one connection (RFC 9110, section 7.6.1), and headers that fetch sets itself. */
const ownToConnection = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'content-length',
  'expect',
]

const playableFormatsName = playableFormatsHeader.toLowerCase()

const without = (headers: Headers, dropped: (name: string) => boolean): Headers => {
  const named = (headers.get('Connection') ?? '').split(',').map((name) => name.trim().toLowerCase())
  const kept = [...headers].filter(
    ([name]) => !ownToConnection.includes(name) && !named.includes(name) && !dropped(name),
  )
  return new Headers(kept)
}

/**
 * Returns the headers of a browser's request that the backend gets: cookies and content headers, nothing about our
 * origin. `Via` (RFC 9110, section 7.6.3) marks it as forwarded: another Melisma server would otherwise take it for a
 * request of its operator.
 */
export function forwardedRequestHeaders(headers: Headers): Headers {
  const passed = without(
    headers,
    (name) =>
      ['host', 'origin', 'referer', 'accept-encoding', 'forwarded', playableFormatsName].includes(name) ||
      name.startsWith('sec-') ||
      name.startsWith('x-forwarded-'),
  )
  passed.append('Via', '1.1 melisma')
  return passed
}

/** Headers that would apply to our whole origin or replace our own policy. */
const ownToOrigin = [
  'clear-site-data',
  'content-security-policy',
  'content-security-policy-report-only',
  'cross-origin-embedder-policy',
  'nel',
  'permissions-policy',
  'report-to',
  'reporting-endpoints',
  'strict-transport-security',
  'service-worker-allowed',
  'alt-svc',
]

/**
 * Returns the headers of a backend's reply that the browser gets. `Content-Encoding` is dropped because fetch has
 * decoded the body, the Domain of cookies because it is the backend's, and CORS headers because there is one origin.
 */
export function forwardedResponseHeaders(headers: Headers): Headers {
  const passed = without(
    headers,
    (name) =>
      ['content-encoding', 'set-cookie', ...ownToOrigin].includes(name) || name.startsWith('access-control-'),
  )
  for (const cookie of headers.getSetCookie())
    passed.append('Set-Cookie', cookie.replace(/;\s*domain=[^;]*/gi, ''))
  return passed
}
