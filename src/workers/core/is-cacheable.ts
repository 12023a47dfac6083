import type { Endpoint } from '../../contract/endpoint'
import { endpoints } from '../../contract/endpoints'

const rows = Object.entries<Endpoint>(endpoints)

const changing = new Set(
  rows.flatMap(([, { makesStale = [] }]) => (typeof makesStale === 'string' ? [] : makesStale)),
)

const changingPaths = new Set(rows.filter(([name]) => changing.has(name)).map(([, { path }]) => path))

/**
 * Whether a server may answer a call of this endpoint from its cache. Servers of this API cache replies by address for
 * two minutes, for all listeners and whatever changes meanwhile. So it may not for what belongs to the listener, nor for
 * what another endpoint changes.
 */
export function isCacheable({ path, login, freshSeconds = 0 }: Endpoint): boolean {
  return freshSeconds > 0 && !login && !changingPaths.has(path)
}
