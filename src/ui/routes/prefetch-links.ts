import { matchRoutes } from 'react-router'
import type { DataRouter } from 'react-router'
import type { RouteHandle } from './route-handle'

/** The mouse rests that long on a link before it counts as meant: less is passing by. */
const restMs = 60

/** Whether the listener asked for as little traffic as can be. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** Where in the app a link leads, null for the page that is shown, other places and new windows. */
function placeOf(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download')) return null
  const place = new URL(link.href)
  const here = place.pathname + place.search === location.pathname + location.search
  return place.origin === location.origin && !here ? place : null
}

/**
 * Fetches the code and the first data of a screen while the mouse rests on a link to it, or as soon as a finger is on
 * it. Returns what ends that.
 */
export function prefetchLinks(router: DataRouter): () => void {
  const prefetch = (url: URL) => {
    if (savesData()) return
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
  // what is followed already is asked for by its screen
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
