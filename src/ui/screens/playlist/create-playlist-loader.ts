import type { LoaderFunctionArgs } from 'react-router'
import type { PlaylistSummary } from '../../../domain/catalogue/playlist'
import { readId } from '../../../domain/query/read-id'
import { failed, ok } from '../../../domain/result'
import type { Result } from '../../../domain/result'
import type { Backend } from '../../../ports/backend'
import { GrowingTracks } from '../../../stores/collections/growing-tracks'

/** Rows of a part: a few screens of them at first, since those are waited for. */
const partSize = (offset: number) => (offset === 0 ? 100 : 500)

/**
 * What there is to say of the list: where the head failed as well, and says why, nothing more is said, since one retry
 * asks for both.
 */
async function unlessSaid<T>(
  detail: Promise<Result<unknown>>,
  tracks: Promise<Result<T>>,
): Promise<Result<T>> {
  const found = await tracks
  if (found.ok || (await detail).ok) return found
  return failed({ kind: 'aborted' })
}

/** Lists that hold the same first song, other than this one; none where they cannot be had. */
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

/** The head and the list are asked for together and shown as they come. */
export function createPlaylistLoader(backend: Backend) {
  return ({ request }: LoaderFunctionArgs) => {
    const id = readId(new URL(request.url).searchParams.get('id'))
    if (id === null) {
      const nowhere: Promise<Result<never>> = Promise.resolve(failed({ kind: 'notFound' }))
      const nothing: Promise<Result<PlaylistSummary[]>> = Promise.resolve(ok([]))
      return { id: 0, detail: nowhere, tracks: unlessSaid(nowhere, nowhere), similar: nothing }
    }
    const detail = backend.call('playlistDetail', { id })
    const list = new GrowingTracks(
      (offset, signal) => backend.call('playlistTracks', { id, limit: partSize(offset), offset }, { signal }),
      partSize,
    )
    const tracks = unlessSaid(detail, list.begin())
    return { id, detail, tracks, similar: similarTo(backend, id, tracks) }
  }
}

export type PlaylistData = ReturnType<ReturnType<typeof createPlaylistLoader>>
