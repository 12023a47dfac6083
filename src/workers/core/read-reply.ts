import type { Endpoint } from '../../domain/endpoint'
import { failed, ok } from '../../domain/result'
import type { Result } from '../../domain/result'
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

/** The JSON of a reply, still untrusted; undefined for an HTML error page or a cut reply. */
export function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * What a reply says. A body whose `code` is not 200 is a failure although the status says 200, for the service
 * reports errors that way, unless the row names the code.
 */
export function readReply(endpoint: Endpoint, status: number, text: string): Result<unknown> {
  const body = bodyOf(text)
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
