import type { Endpoint } from '../../domain/endpoint'
import { limits } from '../../domain/limits'
import { failed } from '../../domain/result'
import type { Result } from '../../domain/result'
import { mayBeKept } from './may-be-kept'
import { readReply } from './read-reply'

type Params = Record<string, string | number>

/** The fetch of the platform, or a stand-in in tests. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>

/** Where a call of a row goes. */
export function addressOf(endpoint: Endpoint, params: Params): string {
  const { path } = endpoint
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) query.set(name, String(value))
  if (!mayBeKept(endpoint)) query.set('timestamp', String(Date.now()))
  const search = query.toString()
  return search ? `/api${path}?${search}` : `/api${path}`
}

/** One call under `/api`; what it says is read by `readReply`. */
export async function request(
  fetch: Fetch,
  endpoint: Endpoint,
  params: Params,
  signal: AbortSignal,
): Promise<Result<unknown>> {
  const deadline = AbortSignal.timeout(limits.requestTimeoutMs)
  try {
    const response = await fetch(addressOf(endpoint, params), {
      method: endpoint.method ?? 'GET',
      signal: AbortSignal.any([signal, deadline]),
      credentials: endpoint.anonymous ? 'omit' : 'same-origin',
      cache: 'no-store',
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    })
    return readReply(endpoint, response.status, await response.text())
  } catch {
    if (signal.aborted) return failed({ kind: 'aborted' })
    return failed({ kind: deadline.aborted ? 'timeout' : 'offline' })
  }
}
