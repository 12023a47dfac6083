import { extname } from 'node:path'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Backend } from '../backend'
import { failed, notFound } from '../wire/json-reply'
import { contentSecurityPolicy } from './content-security-policy'
import { isOwnHost } from './own-host'
import { createStaticFiles } from './static-files'

export interface SiteOptions {
  backend: Backend
  /** Folder of the built client. */
  client: string
  /** The address listened on; requests for hosts that are not this machine are refused. */
  host: string
  /** Whether covers may come from other hosts. */
  foreignCovers: boolean
}

const plain = (status: number, text: string) =>
  new Response(`${text}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })

/** Client and `/api` on one origin, with the headers that keep others out. */
export function createSite({ backend, client, host, foreignCovers }: SiteOptions) {
  const files = createStaticFiles(client)
  const policy = contentSecurityPolicy(foreignCovers)

  const page = async (request: Request, pathname: string): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'Method Not Allowed')
    const file = await files(request, pathname)
    if (file) return file
    const wantsPage = (request.headers.get('Accept') ?? '*/*').match(/text\/html|\*\/\*/) !== null
    if (extname(pathname) !== '' || !wantsPage) return plain(404, 'Not Found')
    return (await files(request, '/index.html')) ?? plain(404, 'Not Found')
  }

  const answer = (request: Request, peer: string | null): Response | Promise<Response> => {
    if (!isOwnHost(request.headers.get('Host'), host)) return failed(421, 'Misdirected Request')
    const { pathname } = new URL(request.url)
    if (pathname === '/api' || pathname.startsWith('/api/')) {
      if (request.method === 'TRACE') return notFound()
      return backend.fetch(request, peer)
    }
    return page(request, pathname)
  }

  const compressed = compress()
  const app = new Hono<{ Bindings: { peer: string | null } }>()
  // a range counts the bytes of the file, not of what it is packed into
  app.use((context, next) => (context.req.header('Range') ? next() : compressed(context, next)))
  app.all('*', (context) => answer(context.req.raw, context.env.peer))
  // nothing of the fault is told: the backend logs its own
  app.onError(() => failed(500, 'Internal Server Error'))

  return {
    /** @param peer the address of the other end, where it is known */
    fetch: async (request: Request, peer: string | null = null): Promise<Response> => {
      const response = await app.fetch(request, { peer })
      const { headers } = response
      headers.set('X-Content-Type-Options', 'nosniff')
      if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'no-referrer')
      headers.set('Cross-Origin-Opener-Policy', 'same-origin')
      headers.set('Cross-Origin-Resource-Policy', 'same-origin')
      if (headers.get('Content-Type')?.startsWith('text/html') && !headers.has('Content-Security-Policy'))
        headers.set('Content-Security-Policy', policy)
      return response
    },
  }
}
