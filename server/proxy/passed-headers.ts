/** Headers that belong to one connection (RFC 9110, section 7.6.1) and those that fetch makes anew. */
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

const without = (headers: Headers, dropped: (name: string) => boolean): Headers => {
  const named = (headers.get('Connection') ?? '').split(',').map((name) => name.trim().toLowerCase())
  const kept = [...headers].filter(
    ([name]) => !ownToConnection.includes(name) && !named.includes(name) && !dropped(name),
  )
  return new Headers(kept)
}

/**
 * What of the browser's request goes to the backend: cookies and content, nothing about our own origin. `Via` says
 * that it is handed on (RFC 9110, section 7.6.3): a backend of our own kind takes a caller from this machine for its
 * operator.
 */
export function requestHeaders(headers: Headers): Headers {
  const passed = without(
    headers,
    (name) =>
      ['host', 'origin', 'referer', 'accept-encoding', 'forwarded'].includes(name) ||
      name.startsWith('sec-') ||
      name.startsWith('x-forwarded-'),
  )
  passed.append('Via', '1.1 melisma')
  return passed
}

/** What would hold for our whole origin, or in place of the policy that our own server gives its pages. */
const ownToOrigin = [
  'content-security-policy',
  'strict-transport-security',
  'service-worker-allowed',
  'alt-svc',
]

/**
 * What of the backend's answer goes to the browser. The body arrives decoded, so its encoding is dropped; cookies
 * lose their Domain, which is the backend's and not ours; CORS is pointless on one origin.
 */
export function responseHeaders(headers: Headers): Headers {
  const passed = without(
    headers,
    (name) =>
      ['content-encoding', 'set-cookie', ...ownToOrigin].includes(name) || name.startsWith('access-control-'),
  )
  for (const cookie of headers.getSetCookie())
    passed.append('Set-Cookie', cookie.replace(/;\s*domain=[^;]*/gi, ''))
  return passed
}
