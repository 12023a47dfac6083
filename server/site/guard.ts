import type { Endpoint } from '../../src/domain/endpoint'
import { endpoints } from '../../src/domain/endpoints'

const ownSites = new Set(['same-origin', 'none'])

const isOwnOrigin = (origin: string, request: Request): boolean => {
  try {
    const { protocol, host } = new URL(origin)
    const own = request.headers.get('Host') ?? new URL(request.url).host
    // without the port that goes without saying; TLS may end before this server, so the scheme is the page's
    return /^https?:$/.test(protocol) && new URL(`${protocol}//${own}`).host === host
  } catch {
    return false // `null`, for a page that has no origin
  }
}

/**
 * Whether a page of another site, or of another port of this machine, makes the request: every call of this
 * contract is a GET that carries the listener's cookie. What sends neither header is no browser, or one on a plain
 * http network, where the cookie's SameSite=Strict has to do.
 */
export function isFromElsewhere(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site !== null && !ownSites.has(site)) return true
  const origin = request.headers.get('Origin')
  return origin !== null && !isOwnOrigin(origin, request)
}

/**
 * Whether a request may not change anything, although it comes from our own page: an address typed or followed, a
 * picture whose address is a call, a page fetched ahead of the click.
 */
export function isNoCall({ headers }: Request): boolean {
  const dest = headers.get('Sec-Fetch-Dest')
  return (
    headers.get('Sec-Fetch-Mode') === 'navigate' ||
    (dest !== null && dest !== 'empty') ||
    isAheadOfTime(headers)
  )
}

/** Whether the browser only expects that it will be asked for this. */
export function isAheadOfTime(headers: Headers): boolean {
  return /prefetch|prerender/.test(headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? '')
}

const readingPaths = new Set(
  Object.values<Endpoint>(endpoints)
    .filter(({ makesStale }) => makesStale === undefined)
    .map(({ path }) => `/api${path}`),
)

/** Whether another backend may change something at a path: wherever it is not known that it only reads. */
export function mayChange(pathname: string): boolean {
  return !readingPaths.has(pathname) && !/^\/api\/(media|local)\//.test(pathname)
}
