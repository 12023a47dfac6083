import type { Endpoint } from '../../src/domain/endpoint'
import type { EndpointName, endpoints } from '../../src/domain/endpoints'
import type { Listener } from '../accounts/listeners'
import type { Services } from '../services'

/** A row's parameters once read: required ones and texts as sent, numbers as numbers within their bounds. */
type Params<N extends EndpointName> = {
  [K in keyof (typeof endpoints)[N]['params']]: (typeof endpoints)[N]['params'][K] extends number
    ? number
    : string
}

/** One call: who makes it, and all that a handler may draw on. */
export interface Context extends Services {
  /** Null for a visitor. */
  listener: Listener | null
  /** The session tokens that the call carries, worthless ones included. */
  tokens: readonly string[]
  /** The call itself, for its address, headers and upload; the parameters are read already. */
  request: Request
  /** Adds a `Set-Cookie` line to the answer. */
  setCookie: (line: string) => void
  /** Sets a header of the answer. */
  setHeader: (name: string, value: string) => void
}

type ContextOf<E extends Endpoint> = E extends { login: true } ? Context & { listener: Listener } : Context

/** A reply's body; its `code` decides the HTTP status. */
export type Body = Record<string, unknown>

export type Handler<N extends EndpointName> = (
  params: Params<N>,
  context: ContextOf<(typeof endpoints)[N]>,
) => Body | Promise<Body>

/** Handlers for some rows of the table. */
export type HandlersFor<N extends EndpointName> = { [K in N]: Handler<K> }
