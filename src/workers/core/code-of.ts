/** What the service says of a call in its body; undefined where it says nothing. */
export function codeOf(body: unknown): unknown {
  return body !== null && typeof body === 'object' && 'code' in body ? body.code : undefined
}
