import type { EndpointName } from '../../src/domain/endpoints'

/** Codes that travel with HTTP 200, as the field's servers send them (contract, section 2.2). */
const spoken = new Set([200, 201, 302, 400, 502, 800, 801, 802, 803])

/** Rows that a server of another kind answers in the field, whose status always is its code. */
const plainRows: ReadonlySet<EndpointName> = new Set(['match'])

/** Rows whose failures the field's servers send with HTTP 200. */
const calmRows: ReadonlySet<EndpointName> = new Set(['playlistEditTracks'])

/** The HTTP status for a reply's `code`; a reply without one is a success. */
export function httpStatusOf(code: unknown, name?: EndpointName): number {
  if (typeof code !== 'number' || (name && calmRows.has(name))) return 200
  if (spoken.has(code) && !(name && plainRows.has(name))) return 200
  return code >= 200 && code < 600 ? code : 400
}
