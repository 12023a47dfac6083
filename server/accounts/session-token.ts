const named = (line: string) =>
  line
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith('MUSIC_U='))
    ?.slice('MUSIC_U='.length)

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * The session tokens that a call carries, in the order in which they count: of its `cookie` parameter
 * (`MUSIC_U=…; os=pc`, as other clients of this contract send it), then of its cookies. Any of them may be worthless.
 */
export function sessionTokens(request: Request, given: ReadonlyMap<string, string>): string[] {
  const lines = [decoded(given.get('cookie') ?? ''), request.headers.get('Cookie') ?? '']
  const tokens = lines.map(named).filter((token) => token !== undefined && /^[0-9a-f]{64}$/.test(token))
  return [...new Set(tokens)].filter((token) => token !== undefined)
}
