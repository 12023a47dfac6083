const named = (line: string) =>
  line
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith('MUSIC_U='))
    ?.slice('MUSIC_U='.length)

/** The session token of a call, from its cookies; null for a visitor. */
export function sessionToken(request: Request): string | null {
  const token = named(request.headers.get('Cookie') ?? '')
  return token && /^[0-9a-f]{64}$/.test(token) ? token : null
}
