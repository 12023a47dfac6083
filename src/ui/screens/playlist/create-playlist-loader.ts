import type { LoaderFunctionArgs } from 'react-router'
import type { PlaylistSummary } from '../../../contract/replies/playlist'
import { readId } from '../../../domain/address/read-id'
import { failed, ok } from '../../../contract/result'
import type { Result } from '../../../contract/result'
import type { Backend } from '../../../ports/backend'
import { GrowingTracks } from '../../../stores/library/growing-tracks'

/** Returns the size of the batch at an offset. The first one is small because the screen waits for it. */
const partSize = (offset: number) => (offset === 0 ? 100 : 500)

/**
 * Turns a failure of the list into `aborted` if the head failed as well: the head shows why, and one retry loads
 * both.
 */
async function silentIfHeadFails<T>(
  detail: Promise<Result<unknown>>,
  tracks: Promise<Result<T>>,
): Promise<Result<T>> {
  const found = await tracks
  if (found.ok || (await detail).ok) return found
  return failed({ kind: 'aborted' })
}

/**
 * Loads up to twelve other playlists with the same first song. Resolves to an empty list if they cannot be loaded.
 */
async function similarTo(
  backend: Backend,
  id: number,
  tracks: Promise<Result<GrowingTracks>>,
): Promise<Result<PlaylistSummary[]>> {
  const found = await tracks
  const [first] = found.ok ? found.value.tracks : []
  if (!first) return ok([])
  const similar = await backend.call('simiPlaylist', { id: first.id })
  return ok(similar.ok ? similar.value.filter((playlist) => playlist.id !== id).slice(0, 12) : [])
}

/**
 * Returns the loader of the playlist screen. Head and tracks load at the same time and are shown as they arrive.
 */
export function createPlaylistLoader(backend: Backend) {
  return ({ request }: LoaderFunctionArgs) => {
    const id = readId(new URL(request.url).searchParams.get('id'))
    if (id === null) {
      const nowhere: Promise<Result<never>> = Promise.resolve(failed({ kind: 'notFound' }))
      const nothing: Promise<Result<PlaylistSummary[]>> = Promise.resolve(ok([]))
      return { id: 0, detail: nowhere, tracks: silentIfHeadFails(nowhere, nowhere), similar: nothing }
    }
    const detail = backend.call('playlistDetail', { id })
    const list = new GrowingTracks({
      fetchPage: (offset, signal) =>
        backend.call('playlistTracks', { id, limit: partSize(offset), offset }, { signal }),
      pageSize: partSize,
    })
    const tracks = silentIfHeadFails(detail, list.loadFirst())
    return { id, detail, tracks, similar: similarTo(backend, id, tracks) }
  }
}

export type PlaylistData = ReturnType<ReturnType<typeof createPlaylistLoader>>
