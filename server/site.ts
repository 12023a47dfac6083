import { extname } from 'node:path'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Backend } from './backend'
import { errorReply, notFoundReply } from './http/json-reply'
import { isOwnHost } from './http/own-host'
import { secureResponse, type Policies } from './http/security-headers'
import { createStaticFiles } from './pages/static-files'

/**
 * Returns the policies of our pages: everything comes from our own origin, and scripts only through the one policy of
 * trusted types (src/trusted-types).
 * @param foreignCovers allows images from other hosts, which another backend uses for covers; media always come through
 * our origin
 */
function policiesOf(foreignCovers: boolean): Policies {
  const covers = foreignCovers ? ' https:' : ''
  const page = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob:${covers}`,
    "media-src 'self' blob:",
    // addresses of files that are kept in the browser
    `connect-src 'self' blob:${covers}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types melisma',
  ].join('; ')
  // it is one script, and fetches what a page may show
  return { page, serviceWorker: `default-src 'none'; connect-src 'self'${covers}` }
}

export interface SiteOptions {
  backend: Backend
  /** Folder of the built client. */
  client: string
  /** Folder with the files of earlier builds that open tabs may still want. */
  earlier: string
  /** The address that the server listens on; requests for other hosts are refused. */
  host: string
  /** Whether covers may come from other hosts. */
  foreignCovers: boolean
  /** False sends the worker that removes itself, and what the app is kept in. */
  serviceWorker: boolean
}

const plain = (status: number, text: string) =>
  new Response(`${text}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })

/** Serves client and `/api` on one origin, with security headers. */
export function createSite({ backend, client, earlier, host, foreignCovers, serviceWorker }: SiteOptions) {
  const files = createStaticFiles(client, earlier)
  const policies = policiesOf(foreignCovers)

  const page = async (request: Request, pathname: string): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'Method Not Allowed')
    const retired = !serviceWorker && pathname === '/service-worker.js'
    const file = await files(request, retired ? '/retired-service-worker.js' : pathname)
    if (file) return file
    const wantsPage = (request.headers.get('Accept') ?? '*/*').match(/text\/html|\*\/\*/) !== null
    if (extname(pathname) !== '' || !wantsPage) return plain(404, 'Not Found')
    return (await files(request, '/index.html')) ?? plain(404, 'Not Found')
  }

  const answer = (request: Request, peer: string | null): Response | Promise<Response> => {
    if (!isOwnHost(request.headers.get('Host'), host)) return errorReply(421, 'Misdirected Request')
    const { pathname } = new URL(request.url)
    if (pathname === '/api' || pathname.startsWith('/api/')) {
      if (request.method === 'TRACE') return notFoundReply()
      return backend.fetch(request, peer)
    }
    return page(request, pathname)
  }

  const compressed = compress()
  const app = new Hono<{ Bindings: { peer: string | null } }>()
  // a range refers to the bytes of the original file
  app.use((context, next) => (context.req.header('Range') ? next() : compressed(context, next)))
  app.all('*', (context) => answer(context.req.raw, context.env.peer))
  // reveals nothing about the error, which the backend logs
  app.onError(() => errorReply(500, 'Internal Server Error'))

  return {
    /** @param peer the address of the other end of the connection, null when unknown */
    fetch: async (request: Request, peer: string | null = null): Promise<Response> =>
      secureResponse(await app.fetch(request, { peer }), request, policies),
  }
}
