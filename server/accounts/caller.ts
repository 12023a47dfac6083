import type { Accounts } from './accounts'
import type { Listener } from './listeners'
import { sessionTokens } from './session-token'

/** Who makes a call. */
export interface Caller {
  /** Null for a visitor. */
  listener: Listener | null
  /** The session tokens that the call carries, worthless ones included. */
  tokens: readonly string[]
}

/** @param given the call's parameters, among which other clients send their cookie */
export function callerOf(
  { sessions, listeners }: Pick<Accounts, 'sessions' | 'listeners'>,
  request: Request,
  given: ReadonlyMap<string, string> = new Map(),
): Caller {
  const tokens = sessionTokens(request, given)
  for (const token of tokens) {
    const id = sessions.userOf(token)
    const listener = id === undefined ? undefined : listeners.byId(id)
    if (listener) return { listener, tokens }
  }
  return { listener: null, tokens }
}
