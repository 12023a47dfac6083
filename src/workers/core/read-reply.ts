import type { Endpoint } from '../../contract/endpoint'
import { failed, ok } from '../../contract/result'
import type { Result } from '../../contract/result'
import { codeOf } from './code-of'

function textOf(body: unknown): string | null {
  if (body === null || typeof body !== 'object') return null
  const { message, msg } = body as { message?: unknown; msg?: unknown }
  return typeof message === 'string' ? message : typeof msg === 'string' ? msg : null
}

function failureOf(status: number, message: string | null) {
  if (status === 301) return failed({ kind: 'loginNeeded' })
  if (status === 404) return failed({ kind: 'notFound' })
  return failed({ kind: 'status', status, message })
}

/** Parses the body of a reply; it is still untrusted. Returns undefined if it is no JSON, e.g. an HTML error page. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Returns the body of a reply, or the failure that it reports. The service reports errors with the status 200 and
 * another `code` in the body; codes that the endpoint lists are no errors.
 */
export function readReply(endpoint: Endpoint, status: number, text: string): Result<unknown> {
  const body = parseBody(text)
  const code = codeOf(body)
  if (typeof code === 'number' && endpoint.codes?.includes(code)) return ok(body)
  if (status < 200 || status > 299) return failureOf(status, textOf(body))
  if (body === undefined) return failed({ kind: 'malformed', detail: `${endpoint.path}: not JSON` })
  if (Array.isArray(body)) return failed({ kind: 'malformed', detail: `${endpoint.path}: a list` })
  if (typeof code === 'number' && code !== 200) {
    if (code === 301) return failed({ kind: 'loginNeeded' })
    if (code === 404) return failed({ kind: 'notFound' })
    return failed({ kind: 'code', code, message: textOf(body) })
  }
  return ok(body)
}
