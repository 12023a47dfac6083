import type { Endpoint } from '../../domain/endpoint'
import { limits } from '../../domain/limits'
import { failed, ok } from '../../domain/result'
import type { Result } from '../../domain/result'
import { mayBeKept } from './may-be-kept'

type Params = Record<string, string | number>

/** The fetch of the platform, or a stand-in in tests. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>

function addressOf(endpoint: Endpoint, params: Params): string {
  const { path } = endpoint
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) query.set(name, String(value))
  if (!mayBeKept(endpoint)) query.set('timestamp', String(Date.now()))
  const search = query.toString()
  return search ? `/api${path}?${search}` : `/api${path}`
}

function textOf(body: unknown): string | null {
  if (body === null || typeof body !== 'object') return null
  const { message, msg } = body as { message?: unknown; msg?: unknown }
  return typeof message === 'string' ? message : typeof msg === 'string' ? msg : null
}

function codeOf(body: unknown): unknown {
  return body !== null && typeof body === 'object' && 'code' in body ? body.code : undefined
}

function failureOf(status: number, message: string | null) {
  if (status === 301) return failed({ kind: 'loginNeeded' })
  if (status === 404) return failed({ kind: 'notFound' })
  return failed({ kind: 'status', status, message })
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined // an HTML error page or a cut reply; the caller tells by the status
  }
}

/**
 * One call under `/api`. The body is whatever JSON came, still untrusted; a body whose `code` is not 200
 * is a failure although the status says 200, for the service reports errors that way, unless the row names the code.
 */
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
    const body = await bodyOf(response)
    const code = codeOf(body)
    if (typeof code === 'number' && endpoint.codes?.includes(code)) return ok(body)
    if (!response.ok) return failureOf(response.status, textOf(body))
    if (body === undefined) return failed({ kind: 'malformed', detail: `${endpoint.path}: not JSON` })
    if (typeof code === 'number' && code !== 200) {
      if (code === 301) return failed({ kind: 'loginNeeded' })
      if (code === 404) return failed({ kind: 'notFound' })
      return failed({ kind: 'code', code, message: textOf(body) })
    }
    return ok(body)
  } catch {
    if (signal.aborted) return failed({ kind: 'aborted' })
    return failed({ kind: deadline.aborted ? 'timeout' : 'offline' })
  }
}
