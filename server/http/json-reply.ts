import type { Language } from '../../src/contract/languages'
import { stringifyReply } from './prepared-json'

/** The reply for an unknown path, and for a call without a required parameter. */
export const notFoundBody = { code: 404, data: null, msg: 'Not Found' }

/**
 * Returns a JSON response that must not be cached.
 * @param language of the texts in it
 */
export function jsonReply(body: unknown, status = 200, language?: Language): Response {
  return new Response(stringifyReply(body, language), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

export function notFoundReply(): Response {
  return jsonReply(notFoundBody, 404)
}

export function errorReply(code: 400 | 403 | 404 | 413 | 421 | 500 | 502 | 503, msg: string): Response {
  return jsonReply({ code, msg }, code)
}
