import { notFoundBody } from './not-found-body'
import { writeJson } from './written-json'

/** A JSON answer that no cache may keep. */
export function json(body: unknown, status = 200): Response {
  return new Response(writeJson(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

export function notFound(): Response {
  return json(notFoundBody, 404)
}

export function failed(code: 400 | 403 | 404 | 413 | 421 | 500 | 502 | 503, msg: string): Response {
  return json({ code, msg }, code)
}
