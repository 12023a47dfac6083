import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { formatCount } from '../../../domain/format/format-count'
import { failed } from '../../../domain/result'
import type { Backend } from '../../../ports/backend'
import { CollectionHeader, CollectionHeaderSkeleton } from '../../parts/collection-header'
import { Deferred } from '../../parts/deferred'
import { useText } from '../../use-text'
import { TrackList, TrackListSkeleton } from '../../tracks/track-list'
import { useStores } from '../../stores-context'
import { loadAllTracks } from '../../../stores/load-all-tracks'

/** The head and the whole list are asked for together and shown as they come. */
export function createPlaylistLoader(backend: Backend) {
  return ({ request }: LoaderFunctionArgs) => {
    const id = Number(new URL(request.url).searchParams.get('id'))
    if (!Number.isSafeInteger(id) || id <= 0) {
      const nowhere = Promise.resolve(failed({ kind: 'notFound' }))
      return { id: 0, detail: nowhere, tracks: nowhere }
    }
    return { id, detail: backend.call('playlistDetail', { id }), tracks: loadAllTracks(backend, id) }
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
