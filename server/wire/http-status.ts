/** Codes that travel with HTTP 200, as the field's servers send them (contract, section 2.2). */
const spoken = new Set([200, 201, 302, 400, 502, 800, 801, 802, 803])

/** The HTTP status for a reply's `code`; a reply without one is a success. */
export function httpStatusOf(code: unknown): number {
  if (typeof code !== 'number' || spoken.has(code)) return 200
  return code >= 200 && code < 600 ? code : 400
}
