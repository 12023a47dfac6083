import { matchRoutes } from 'react-router'
import type { DataRouter } from 'react-router'
import type { System } from '../../ports/system'
import type { RouteHandle } from '../hooks/route-handle'

/** How long the mouse has to rest on a link before its screen is prefetched. */
const restMs = 60

/**
 * Returns the URL of a link within the app; null for the current page, other origins, downloads and new windows.
 */
function placeOf(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download')) return null
  const place = new URL(link.href)
  const here = place.pathname + place.search === location.pathname + location.search
  return place.origin === location.origin && !here ? place : null
}

/**
 * Prefetches the code and first data of a screen while the mouse rests on a link to it, or when a finger touches
 * it. Returns a function that stops that.
 */
export function prefetchLinks(router: DataRouter, system: Pick<System, 'mayPrefetch'>): () => void {
  const prefetch = (url: URL) => {
    if (!system.mayPrefetch()) return
    for (const { route, params } of matchRoutes(router.routes, url.pathname) ?? []) {
      const { prefetch: fetchScreen } = (route.handle ?? {}) as Partial<RouteHandle>
      fetchScreen?.({ request: new Request(url), url, pattern: route.path ?? '', params, context: undefined })
    }
  }

  const closing = new AbortController()
  const options = { signal: closing.signal, passive: true, capture: true }
  let rest: ReturnType<typeof setTimeout> | undefined
  let restsOn: string | null = null
  const leave = () => {
    clearTimeout(rest)
    restsOn = null
  }
  addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      if (pointerType !== 'mouse') return
      const place = placeOf(target)
      if (place && place.href === restsOn) return
      leave()
      if (!place) return
      restsOn = place.href
      rest = setTimeout(() => prefetch(place), restMs)
    },
    options,
  )
  // a followed link is loaded by its navigation
  addEventListener('click', () => clearTimeout(rest), options)
  addEventListener(
    'touchstart',
    ({ target }) => {
      const place = placeOf(target)
      if (place) prefetch(place)
    },
    options,
  )
  closing.signal.addEventListener('abort', leave)
  return () => closing.abort()
}
