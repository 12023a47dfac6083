/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { matchPrecache, precacheAndRoute } from 'workbox-precaching'
import type { PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { isTakeOver } from '../domain/update/take-over-message'

declare const self: ServiceWorkerGlobalScope
/** The files of the build that the app needs without a network; put in by tools/service-worker.mjs. */
declare const precacheEntries: PrecacheEntry[]

/** How long a page may take to arrive before the one that is kept is shown in its place. */
const pageTimeoutSeconds = 4

/** What a proxy answers while the server behind it is away. */
const gatewayFaults = [502, 503, 504]

// The page comes from the server while there is one, so that a reload always shows the newest build. Without one the
// page of this build is shown, all of whose files are kept.
const page = new NetworkOnly({
  networkTimeoutSeconds: pageTimeoutSeconds,
  plugins: [
    {
      fetchDidSucceed: async ({ response }) => {
        if (gatewayFaults.includes(response.status)) throw new Error(`the server is away: ${response.status}`)
        return response
      },
      handlerDidError: () => matchPrecache('/index.html'),
    },
  ],
})

enableNavigationPreload()
// the pages of the server itself are its own
registerRoute(new NavigationRoute(page, { denylist: [/^\/api(\/|$)/] }))
precacheAndRoute(precacheEntries, { directoryIndex: '', cleanURLs: false })
clientsClaim()

// Calls and media go past this worker without starting it, where the browser has static routes
// (https://developer.mozilla.org/docs/Web/API/InstallEvent/addRoutes).
self.addEventListener('install', (event) => {
  const { addRoutes } = event as ExtendableEvent & { addRoutes?: (routes: object[]) => Promise<void> }
  void addRoutes?.call(event, [{ condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' }])
})

// A page of this build asks for it: an older page would lose files that it still needs.
self.addEventListener('message', ({ data }) => {
  if (!isTakeOver(data)) return
  if (precacheEntries.some((entry) => entry.url === data.script)) void self.skipWaiting()
})
