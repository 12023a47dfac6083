import type { AppVersion } from './ports/app-version'

type Fetch = (address: string, init?: RequestInit) => Promise<Response>

const script = /<script[^>]+type="module"[^>]+src="([^"]+)"/
const files = /(?:src|href)="(\/assets\/[^"]+)"/g

/** Told by the page that is served, whose files bear their contents in their names. */
export function createServedVersion(fetch: Fetch = globalThis.fetch.bind(globalThis)): AppVersion {
  let page = ''
  return {
    async newer() {
      try {
        const reply = await fetch('/', { cache: 'no-store' })
        page = reply.ok ? await reply.text() : ''
      } catch {
        return null
      }
      const served = script.exec(page)?.[1]
      const running = document.querySelector('script[type="module"][src]')?.getAttribute('src')
      return served && running && served !== running ? served : null
    },
    async fetchNew() {
      const wanted = [...page.matchAll(files)].map(([, file = '']) => file)
      try {
        const replies = await Promise.all(wanted.map((file) => fetch(file)))
        await Promise.all(replies.map((reply) => reply.arrayBuffer()))
        return wanted.length > 0 && replies.every(({ ok }) => ok)
      } catch {
        return false
      }
    },
  }
}
