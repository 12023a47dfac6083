import { failed } from '../wire/json-reply'
import { requestHeaders, responseHeaders } from './passed-headers'

/** Milliseconds until the backend must have begun to answer: a little more than the client itself waits. */
const limits = { call: 35_000, upload: 210_000 }

/** Parameters that would make the backend call somebody else on the caller's behalf. */
const unsafeParams = ['domain', 'proxy']

/** Calls of the backend that call anything it is told to. */
const openCalls = /^\/(api|batch)(\/|$)/

const bodyless = new Set([101, 204, 205, 304])

const targetOf = (base: string, address: string): URL => {
  const { pathname, searchParams } = new URL(address)
  const target = new URL(base + pathname.replace(/^\/api(?=\/|$)/, ''))
  for (const name of unsafeParams) searchParams.delete(name)
  target.search = searchParams.toString()
  return target
}

/**
 * Hands requests under `/api` on to `base` with the prefix stripped. Redirects are handed back, not followed; a
 * backend that is away or silent too long gives 502.
 */
export function createProxy(
  base: string,
  { fetch: send = fetch, limitMs = limits }: { fetch?: typeof fetch; limitMs?: typeof limits } = {},
): (request: Request) => Promise<Response> {
  return async (request) => {
    const target = targetOf(base, request.url)
    if (openCalls.test(target.pathname.slice(new URL(base).pathname.replace(/\/$/, '').length)))
      return failed(404, 'Not Found')
    const bodied = request.method !== 'GET' && request.method !== 'HEAD'
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), bodied ? limitMs.upload : limitMs.call)
    try {
      const reply = await send(target, {
        method: request.method,
        headers: requestHeaders(request.headers),
        redirect: 'manual',
        signal: AbortSignal.any([late.signal, request.signal]),
        ...(bodied && request.body && { body: request.body, duplex: 'half' as const }),
      })
      return new Response(bodyless.has(reply.status) ? null : reply.body, {
        status: reply.status,
        headers: responseHeaders(reply.headers),
      })
    } catch (error) {
      if (late.signal.aborted) return failed(502, 'the backend did not answer in time')
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
      return failed(502, cause instanceof Error ? cause.message || cause.name : String(cause))
    } finally {
      clearTimeout(timer)
    }
  }
}
