/** Returns the `code` in the body of a reply; undefined if there is none. */
export function codeOf(body: unknown): unknown {
  return body !== null && typeof body === 'object' && 'code' in body ? body.code : undefined
}
