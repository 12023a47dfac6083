import type { Endpoint } from '../../../src/contract/endpoint'
import type { EndpointName, endpoints } from '../../../src/contract/endpoints'
import type { Language } from '../../../src/contract/languages'
import type { Listener } from '../../listeners/accounts/listeners'
import type { Services } from '../services'

/** The parameters of an endpoint after parsing: texts as sent, numbers within their bounds. */
type Params<N extends EndpointName> = {
  [K in keyof (typeof endpoints)[N]['params']]: (typeof endpoints)[N]['params'][K] extends number
    ? number
    : string
}

/** One call: who makes it, and everything that a handler may use. */
export interface Context extends Services {
  /** Null for a visitor. */
  listener: Listener | null
  /** Whether the request comes from the machine of the server, whose user started it. */
  isOperator: boolean
  /** The language of the caller, for what depends on how a text reads; replies are put into it by themselves. */
  language: Language
  /** Whether the call comes from the machine that runs the server. */
  operator: boolean
  /** The session tokens of the request, invalid ones included. */
  tokens: readonly string[]
  /** The request, for its URL, headers and upload. Its parameters are parsed already. */
  request: Request
  /** Adds a `Set-Cookie` header to the reply. */
  setCookie: (line: string) => void
  /** Sets a header of the reply. */
  setHeader: (name: string, value: string) => void
}

type ContextOf<E extends Endpoint> = E extends { login: true } ? Context & { listener: Listener } : Context

/** The body of a reply. Its `code` decides the HTTP status. */
export type ReplyBody = Record<string, unknown>

export type Handler<N extends EndpointName> = (
  params: Params<N>,
  context: ContextOf<(typeof endpoints)[N]>,
) => ReplyBody | Promise<ReplyBody>

/** Handlers of some endpoints. */
export type HandlersFor<N extends EndpointName> = { [K in N]: Handler<K> }
