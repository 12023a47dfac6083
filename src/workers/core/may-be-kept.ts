import type { Endpoint } from '../../domain/endpoint'
import { endpoints } from '../../domain/endpoints'

const rows = Object.entries<Endpoint>(endpoints)

const changing = new Set(
  rows.flatMap(([, { makesStale = [] }]) => (typeof makesStale === 'string' ? [] : makesStale)),
)

const changingPaths = new Set(rows.filter(([name]) => changing.has(name)).map(([, { path }]) => path))

/**
 * Whether a server may answer a row from what it answered before. Servers of this contract do so for two minutes by
 * address, whoever changed something meanwhile: nothing of the listener's own may come from there, and nothing that
 * another row changes.
 */
export function mayBeKept({ path, login, freshSeconds = 0 }: Endpoint): boolean {
  return freshSeconds > 0 && !login && !changingPaths.has(path)
}
