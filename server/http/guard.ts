import type { Endpoint } from '../../src/contract/endpoint'
import { endpoints } from '../../src/contract/endpoints'

const ownSites = new Set(['same-origin', 'none'])

const isOwnOrigin = (origin: string, request: Request): boolean => {
  try {
    const { protocol, host } = new URL(origin)
    const own = request.headers.get('Host') ?? new URL(request.url).host
    // compared without the default port; the scheme is the page's, since a proxy may have ended TLS
    return /^https?:$/.test(protocol) && new URL(`${protocol}//${own}`).host === host
  } catch {
    return false // `null`, for a page that has no origin
  }
}

/**
 * Whether a page of another site, or of another port of this machine, sends the request. This matters because every
 * call of the API can be a GET with the listener's cookie. A request without both headers comes from no browser, or
 * from one on plain http, where only the cookie's SameSite=Strict protects.
 */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site !== null && !ownSites.has(site)) return true
  const origin = request.headers.get('Origin')
  return origin !== null && !isOwnOrigin(origin, request)
}

/**
 * Whether a request must not change anything, even from our own page: a navigation, an image or another resource, a
 * prefetch.
 */
export function isPassiveRequest({ headers }: Request): boolean {
  const dest = headers.get('Sec-Fetch-Dest')
  return (
    headers.get('Sec-Fetch-Mode') === 'navigate' || (dest !== null && dest !== 'empty') || isPrefetch(headers)
  )
}

/** Whether the browser loads this in advance. */
export function isPrefetch(headers: Headers): boolean {
  return /prefetch|prerender/.test(headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? '')
}

const readingPaths = new Set(
  Object.values<Endpoint>(endpoints)
    .filter(({ makesStale }) => makesStale === undefined)
    .map(({ path }) => `/api${path}`),
)

/** Whether a path of another backend may change something. True unless the endpoint is known to only read. */
export function mayChange(pathname: string): boolean {
  return !readingPaths.has(pathname) && !/^\/api\/(media|local)\//.test(pathname)
}
