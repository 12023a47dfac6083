/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope

// What a server sends in place of the worker that is to go (`--no-service-worker`): removes the files of the app that
// were kept, and itself. Open pages go on and get everything from the network.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(retire()))

/** Exported for it to be a module, with globals of its own. */
export async function retire(): Promise<void> {
  const names = await caches.keys()
  const ofApp = names.filter((name) => name.startsWith('workbox-precache'))
  await Promise.all(ofApp.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
