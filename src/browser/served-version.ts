import type { AppVersion } from '../ports/app-version'

type Fetch = (address: string, init?: RequestInit) => Promise<Response>

const modulePattern = /<script[^>]+type="module"[^>]+src="([^"]+)"/g
const assetPattern = /(?:src|href)="(\/assets\/[^"]+)"/g

/** Long enough for a rebuild. */
const awayMs = 60_000

/** Finds out from the page of the server whether a newer version is served. File names have a hash of their contents. */
export function createServedVersion(fetch: Fetch = globalThis.fetch.bind(globalThis)): AppVersion {
  let page = ''
  return {
    async findNewer() {
      try {
        const reply = await fetch('/', { cache: 'no-store' })
        page = reply.ok ? await reply.text() : ''
      } catch {
        return null
      }
      // the app's own comes last, after the bundler's runtime, which changes rarely
      const served = [...page.matchAll(modulePattern)].at(-1)?.[1]
      const running = [...document.querySelectorAll('script[type="module"][src]')].at(-1)?.getAttribute('src')
      return served && running && served !== running ? served : null
    },
    observeReasonsToCheck(run) {
      let hiddenAtMs = performance.now()
      const onVisibility = () => {
        if (document.hidden) hiddenAtMs = performance.now()
        else if (performance.now() - hiddenAtMs > awayMs) run()
      }
      document.addEventListener('visibilitychange', onVisibility)
      // of the code that Vite adds to dynamic imports
      addEventListener('vite:preloadError', run)
      return () => {
        document.removeEventListener('visibilitychange', onVisibility)
        removeEventListener('vite:preloadError', run)
      }
    },
    async prefetch() {
      const assets = [...page.matchAll(assetPattern)].map(([, file = '']) => file)
      try {
        const replies = await Promise.all(assets.map((file) => fetch(file)))
        await Promise.all(replies.map((reply) => reply.arrayBuffer()))
        return assets.length > 0 && replies.every(({ ok }) => ok)
      } catch {
        return false
      }
    },
  }
}
