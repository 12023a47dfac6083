import type { Endpoint } from '../../contract/endpoint'
import type { Language } from '../../contract/languages'
import { timeouts } from '../../contract/timeouts'
import { failed } from '../../contract/result'
import type { Result } from '../../contract/result'
import { traceSpan } from '../../trace/trace'
import { isCacheable } from './is-cacheable'
import { readReply } from './read-reply'

type Params = Record<string, string | number>

/** `fetch`, or a fake in tests. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>

/** Returns the address of a call. */
export function addressOf(endpoint: Endpoint, params: Params): string {
  const { path } = endpoint
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) query.set(name, String(value))
  if (!isCacheable(endpoint)) query.set('timestamp', String(Date.now()))
  const search = query.toString()
  return search ? `/api${path}?${search}` : `/api${path}`
}

/**
 * Returns the headers of a call.
 * @param language of the texts in the reply; the browser's without it
 */
export function callHeaders(language?: Language): Record<string, string> {
  return { 'X-Requested-With': 'XMLHttpRequest', ...(language && { 'Accept-Language': language }) }
}

/**
 * Sends one call under `/api`. Returns its body, still untrusted, or a failure.
 * @param language of the texts in the reply; the browser's without it
 */
export async function request(
  fetch: Fetch,
  endpoint: Endpoint,
  params: Params,
  signal: AbortSignal,
  language?: Language,
): Promise<Result<unknown>> {
  const deadline = AbortSignal.timeout(timeouts.requestMs)
  try {
    const response = await fetch(addressOf(endpoint, params), {
      method: endpoint.method ?? 'GET',
      signal: AbortSignal.any([signal, deadline]),
      credentials: endpoint.anonymous ? 'omit' : 'same-origin',
      cache: 'no-store',
      headers: callHeaders(language),
    })
    const text = await response.text()
    const startMs = performance.now()
    const reply = readReply(endpoint, response.status, text)
    traceSpan('API', `${endpoint.path}: parsed`, startMs, reply.ok ? 'tertiary' : 'error')
    return reply
  } catch {
    if (signal.aborted) return failed({ kind: 'aborted' })
    return failed({ kind: deadline.aborted ? 'timeout' : 'offline' })
  }
}
