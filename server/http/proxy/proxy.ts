import { timeouts } from '../../../src/contract/timeouts'
import { errorReply } from '../json-reply'
import { createMediaLinks, remotePrefix } from './media-links'
import { repliesWithMediaUrls, rewriteMediaUrls } from './rewrite-media-urls'
import { forwardedRequestHeaders, forwardedResponseHeaders } from './forwarded-headers'
import { fetchRemoteMedia } from './remote-media'
import { safeBody } from './safe-body'
import { safePairs } from './safe-params'

/**
 * Milliseconds within which the backend must answer, and end unless it sends media. Slightly longer than the client
 * waits.
 */
const limits = { call: timeouts.requestMs + 5_000, upload: timeouts.uploadMs + 10_000 }

/** Endpoints of the backend that call arbitrary URLs. Its routes ignore case. */
const openCalls = /^\/+(api|batch)(\/|$)/i

const isMedia = /^(image|audio|video)\//i

const bodyless = new Set([101, 204, 205, 304])

/** The largest reply that is searched for media URLs; far above any real one. */
const maxReadBytes = 4_000_000

/** Passes the body through and calls `over` when it has ended without an error. */
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
 * Returns a handler that forwards requests under `/api` to `base`, without the prefix and without the parameters that
 * could steer the backend. Redirects are passed on, not followed. Status 502 means that the backend is unreachable or
 * too slow. URLs of media in the replies are replaced by URLs of our own origin.
 */
export function createProxy(
  base: string,
  { fetch: send = fetch, limitMs = limits }: { fetch?: typeof fetch; limitMs?: typeof limits } = {},
): (request: Request) => Promise<Response> {
  const links = createMediaLinks()
  const { host: ownHost } = new URL(base)

  /** @param over called when the time limit no longer applies: the reply is complete, or it is media */
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
    const headers = forwardedRequestHeaders(request.headers)
    headers.delete('Content-Type')
    if (bodied) headers.set('Content-Type', bodied.type)
    const reply = await send(target, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal,
      ...(bodied && { body: bodied.body, duplex: 'half' as const }),
    })
    const passed = { status: reply.status, headers: forwardedResponseHeaders(reply.headers) }
    // NetEase-compatible servers let browsers cache errors and personal replies, even across logins
    const type = reply.headers.get('Content-Type') ?? ''
    if (!isMedia.test(type)) passed.headers.set('Cache-Control', 'no-store')
    if (reply.ok && type.includes('json') && repliesWithMediaUrls(path)) {
      const body = JSON.stringify(rewriteMediaUrls(await readJson(reply), links.sign))
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
      const media = reads ? links.resolve(address.pathname) : null
      return media ? fetchRemoteMedia(request, media, ownHost) : errorReply(404, 'Not Found')
    }
    if (openCalls.test(pathOf(address))) return errorReply(404, 'Not Found')
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), reads ? limitMs.call : limitMs.upload)
    timer.unref()
    const over = () => clearTimeout(timer)
    try {
      return await handOn(request, address, AbortSignal.any([late.signal, request.signal]), over)
    } catch (error) {
      over()
      if (error instanceof RangeError) return errorReply(413, 'Payload Too Large')
      if (late.signal.aborted) return errorReply(502, 'the backend did not answer in time')
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
      return errorReply(502, cause instanceof Error ? cause.message || cause.name : String(cause))
    }
  }
}
