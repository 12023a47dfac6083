import { failed } from '../wire/json-reply'
import { createMediaLinks, remotePrefix } from './media-link'
import { namesMedia, withOwnMedia } from './own-media'
import { requestHeaders, responseHeaders } from './passed-headers'
import { remoteMedia } from './remote-media'
import { safeBody } from './safe-body'
import { safePairs } from './safe-params'

/**
 * Milliseconds until the backend must have answered, to the end unless it sends media: a little more than the client
 * itself waits.
 */
const limits = { call: 35_000, upload: 210_000 }

/** Calls of the backend that call anything it is told to; its routes know no case. */
const openCalls = /^\/+(api|batch)(\/|$)/i

const isMedia = /^(image|audio|video)\//i

const bodyless = new Set([101, 204, 205, 304])

/** The largest reply that is read for addresses in it; far beyond any real one. */
const maxReadBytes = 4_000_000

/** The same body; `over` once it has ended well. */
const watched = (body: ReadableStream<Uint8Array>, over: () => void): ReadableStream<Uint8Array> =>
  body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>({ flush: over }))

const pathOf = ({ pathname }: URL): string => pathname.replace(/^\/api(?=\/|$)/, '') || '/'

const readJson = async (reply: Response): Promise<unknown> => {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of reply.body ?? []) {
    length += chunk.length
    if (length > maxReadBytes) throw new RangeError('the reply is too large')
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

/**
 * Hands requests under `/api` on to `base` with the prefix stripped, without what would let a caller steer the
 * backend. Redirects are handed back, not followed; a backend that is away or silent too long gives 502. Addresses of
 * media in the replies become ones of our own origin, under which the media are played on.
 */
export function createProxy(
  base: string,
  { fetch: send = fetch, limitMs = limits }: { fetch?: typeof fetch; limitMs?: typeof limits } = {},
): (request: Request) => Promise<Response> {
  const links = createMediaLinks()
  const { host: ownHost } = new URL(base)

  /** @param over says that the answer needs no more watching: it is whole, or as long as media are */
  const handOn = async (
    request: Request,
    address: URL,
    signal: AbortSignal,
    over: () => void,
  ): Promise<Response> => {
    const path = pathOf(address)
    const target = new URL(base + path)
    target.search = new URLSearchParams(safePairs(path, address.searchParams)).toString()
    const bodied =
      request.method !== 'GET' && request.method !== 'HEAD' ? await safeBody(request, path) : null
    const headers = requestHeaders(request.headers)
    headers.delete('Content-Type')
    if (bodied) headers.set('Content-Type', bodied.type)
    const reply = await send(target, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal,
      ...(bodied && { body: bodied.body, duplex: 'half' as const }),
    })
    const passed = { status: reply.status, headers: responseHeaders(reply.headers) }
    // the field's servers let a browser keep refusals and personal replies, also past a login
    const type = reply.headers.get('Content-Type') ?? ''
    if (!isMedia.test(type)) passed.headers.set('Cache-Control', 'no-store')
    if (reply.ok && type.includes('json') && namesMedia(path)) {
      const body = JSON.stringify(withOwnMedia(await readJson(reply), links.linkTo))
      over()
      return new Response(body, passed)
    }
    if (reply.body && !bodyless.has(reply.status) && !isMedia.test(type))
      return new Response(watched(reply.body, over), passed)
    over()
    return new Response(bodyless.has(reply.status) ? null : reply.body, passed)
  }

  return async (request) => {
    const address = new URL(request.url)
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (address.pathname.startsWith(remotePrefix)) {
      const media = reads ? links.behind(address.pathname) : null
      return media ? remoteMedia(request, media, ownHost) : failed(404, 'Not Found')
    }
    if (openCalls.test(pathOf(address))) return failed(404, 'Not Found')
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), reads ? limitMs.call : limitMs.upload)
    timer.unref()
    const over = () => clearTimeout(timer)
    try {
      return await handOn(request, address, AbortSignal.any([late.signal, request.signal]), over)
    } catch (error) {
      over()
      if (error instanceof RangeError) return failed(413, 'Payload Too Large')
      if (late.signal.aborted) return failed(502, 'the backend did not answer in time')
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
      return failed(502, cause instanceof Error ? cause.message || cause.name : String(cause))
    }
  }
}
