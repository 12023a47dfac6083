import type { Accounts } from '../listeners/accounts/accounts'
import type { Listener } from '../listeners/accounts/listeners'

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
 * Returns the session tokens of a request in the order in which they are tried: first from its `cookie` parameter
 * (`MUSIC_U=…; os=pc`, which other clients send), then from its cookies. They may be invalid.
 */
export function sessionTokens(request: Request, given: ReadonlyMap<string, string>): string[] {
  const lines = [decoded(given.get('cookie') ?? ''), request.headers.get('Cookie') ?? '']
  const tokens = lines.map(named).filter((token) => token !== undefined && /^[0-9a-f]{64}$/.test(token))
  return [...new Set(tokens)].filter((token) => token !== undefined)
}

/** Who sends a request. */
interface Caller {
  /** Null for a visitor. */
  listener: Listener | null
  /** The session tokens of the request, invalid ones included. */
  tokens: readonly string[]
}

/**
 * Finds the listener who sends a request.
 * @param given the request's parameters; other clients send their cookies among them
 */
export function callerOf(
  { sessions, listeners }: Pick<Accounts, 'sessions' | 'listeners'>,
  request: Request,
  given: ReadonlyMap<string, string> = new Map(),
): Caller {
  const tokens = sessionTokens(request, given)
  for (const token of tokens) {
    const id = sessions.userIdOf(token)
    const listener = id === undefined ? undefined : listeners.byId(id)
    if (listener) return { listener, tokens }
  }
  return { listener: null, tokens }
}
