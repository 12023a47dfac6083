import type { Page } from '../../contract/replies/page'
import type { Track } from '../../contract/replies/track'
import type { Result } from '../../contract/result'
import type { Backend } from '../../ports/backend'
import { PageWalk } from './page-walk'

const pageSize = 500

/** Loads all tracks of a playlist, in its order. Returns the first failure if a page cannot be had. */
export async function loadAllTracks(
  backend: Backend,
  id: number,
  signal?: AbortSignal,
): Promise<Result<Track[]>> {
  const walk = new PageWalk<Page<Track>>({
    fetchPage: (offset, _previous, pageSignal) =>
      backend.call('playlistTracks', { id, limit: pageSize, offset }, { signal: pageSignal }),
    pageSize: () => pageSize,
  })
  return walk.rest(signal)
}
