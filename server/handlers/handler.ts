import type { EndpointName, endpoints } from '../../src/domain/endpoints'
import type { Library } from '../library/library'

/** A row's parameters once read: required ones and texts as sent, numbers as numbers within their bounds. */
type Params<N extends EndpointName> = {
  [K in keyof (typeof endpoints)[N]['params']]: (typeof endpoints)[N]['params'][K] extends number
    ? number
    : string
}

/** What handlers draw on. */
export interface Context {
  library: Library
}

/** A reply's body; its `code` decides the HTTP status. */
export type Body = Record<string, unknown>

export type Handler<N extends EndpointName> = (params: Params<N>, context: Context) => Body | Promise<Body>
