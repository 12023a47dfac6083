/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { matchPrecache, precache } from 'workbox-precaching'
import type { PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { keptCoversCache } from '../domain/offline/kept-covers'
import { isTakeOver } from '../domain/update/take-over-message'

declare const self: ServiceWorkerGlobalScope
/** The files of the build that the app needs without a network; put in by tools/build.mjs. */
declare const precacheEntries: PrecacheEntry[]

// the build writes the whole list wherever its name stands
const entries = precacheEntries

/** How long a page may take to arrive before the one that is kept is shown in its place. */
const timeoutSeconds = 4

/** What a proxy answers while the server behind it is away. */
const gatewayFaults = [502, 503, 504]

/** The newest version of a file from the server, or while that is away the one of this build. */
const newest = (kept: (pathname: string) => string) =>
  new NetworkOnly({
    networkTimeoutSeconds: timeoutSeconds,
    plugins: [
      {
        fetchDidSucceed: async ({ response }) => {
          if (gatewayFaults.includes(response.status))
            throw new Error(`the server is away: ${response.status}`)
          return response
        },
        handlerDidError: ({ request }) => matchPrecache(kept(new URL(request.url).pathname)),
      },
    ],
  })

/** Files whose names have no hash. A page of a newer build needs the newer ones, and its integrity digests say so. */
const unhashed = new Set(entries.filter(({ revision }) => revision !== null).map(({ url }) => url))

precache(entries)
enableNavigationPreload()
// the pages of the server itself are its own
registerRoute(
  new NavigationRoute(
    newest(() => '/index.html'),
    { denylist: [/^\/api(\/|$)/] },
  ),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && unhashed.has(url.pathname),
  newest((pathname) => pathname),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request, url }) => (await matchPrecache(url.pathname)) ?? fetch(request),
)
// covers of songs that are kept on this device; while the server is away in any size that is here
registerRoute(
  ({ request }) => request.destination === 'image',
  async ({ request }) => {
    const kept = await caches.open(keptCoversCache)
    const found = await kept.match(request)
    if (found) return found
    try {
      return await fetch(request)
    } catch (error) {
      const similar = await kept.match(request, { ignoreSearch: true })
      if (similar) return similar
      throw error
    }
  },
)
clientsClaim()

// Calls and media go past this worker without starting it, and so do covers, which the browser itself looks for among
// those that are kept, where it has static routes (https://developer.mozilla.org/docs/Web/API/InstallEvent/addRoutes).
self.addEventListener('install', (event) => {
  const { addRoutes } = event as ExtendableEvent & { addRoutes?: (routes: object[]) => Promise<void> }
  const under = (pathname: string) => ({ urlPattern: { pathname } })
  void addRoutes?.call(event, [
    { condition: under('/api/media/cover/*'), source: { cacheName: keptCoversCache } },
    { condition: under('/api/*'), source: 'network' },
  ])
})

// A page of this build asks for it: an older page would lose files that it still needs.
self.addEventListener('message', ({ data }) => {
  if (!isTakeOver(data)) return
  if (entries.some((entry) => entry.url === data.script)) void self.skipWaiting()
})
