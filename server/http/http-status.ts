import type { EndpointName } from '../../src/contract/endpoints'

/** Codes that are sent with HTTP status 200, as by NetEase's servers (contract, section 2.2). */
const spoken = new Set([200, 201, 302, 400, 502, 800, 801, 802, 803])

/** Endpoints that another kind of server answers, whose HTTP status always equals the code. */
const plainRows: ReadonlySet<EndpointName> = new Set(['match'])

/** Endpoints whose failures are sent with HTTP status 200. */
const calmRows: ReadonlySet<EndpointName> = new Set(['playlistEditTracks'])

/** Returns the HTTP status for the `code` of a reply. A reply without one is a success. */
export function httpStatusOf(code: unknown, name?: EndpointName): number {
  if (typeof code !== 'number' || (name && calmRows.has(name))) return 200
  if (spoken.has(code) && !(name && plainRows.has(name))) return 200
  return code >= 200 && code < 600 ? code : 400
}
