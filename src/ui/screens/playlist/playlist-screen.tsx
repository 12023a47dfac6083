import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { formatCount } from '../../../domain/format/format-count'
import { failed } from '../../../domain/result'
import type { Result } from '../../../domain/result'
import type { Backend } from '../../../ports/backend'
import { CollectionHeader, CollectionHeaderSkeleton } from '../../parts/collection-header'
import { Deferred } from '../../parts/deferred'
import { useText } from '../../use-text'
import { TrackList, TrackListSkeleton } from '../../tracks/track-list'
import { useStores } from '../../stores-context'
import { loadAllTracks } from '../../../stores/load-all-tracks'

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

/** The head and the whole list are asked for together and shown as they come. */
export function createPlaylistLoader(backend: Backend) {
  return ({ request }: LoaderFunctionArgs) => {
    const id = Number(new URL(request.url).searchParams.get('id'))
    if (!Number.isSafeInteger(id) || id <= 0) {
      const nowhere: Promise<Result<never>> = Promise.resolve(failed({ kind: 'notFound' }))
      return { id: 0, detail: nowhere, tracks: unlessSaid(nowhere, nowhere) }
    }
    const detail = backend.call('playlistDetail', { id })
    return { id, detail, tracks: unlessSaid(detail, loadAllTracks(backend, id)) }
  }
}

type PlaylistData = ReturnType<ReturnType<typeof createPlaylistLoader>>

export function PlaylistScreen() {
  const { id, detail, tracks } = useLoaderData<PlaylistData>()
  const { player } = useStores()
  const { text, language } = useText()
  return (
    <>
      <Deferred promise={detail} fallback={<CollectionHeaderSkeleton />}>
        {(playlist) => (
          <CollectionHeader
            kind={text('list.playlist')}
            name={playlist.name}
            cover={playlist.cover}
            description={playlist.description}
            facts={[
              playlist.creator ? text('list.by', { name: playlist.creator.nickname }) : '',
              text('list.tracks', { count: playlist.trackCount }),
              playlist.playCount > 0
                ? text('list.plays', { count: formatCount(playlist.playCount, language) })
                : '',
            ]}
            tracks={tracks}
            sourceId={id}
          />
        )}
      </Deferred>
      <Deferred promise={tracks} fallback={<TrackListSkeleton />}>
        {(list) => <TrackList tracks={list} onPlay={(at) => player.playAll(list, at, id)} />}
      </Deferred>
    </>
  )
}
