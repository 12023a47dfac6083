import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { artistNames } from '../../../domain/catalogue/artist-names'
import { failed, ok } from '../../../domain/result'
import type { Backend } from '../../../ports/backend'
import { CollectionHeader, CollectionHeaderSkeleton } from '../../parts/collection-header'
import { Deferred } from '../../parts/deferred'
import { useText } from '../../use-text'
import { TrackList, TrackListSkeleton } from '../../tracks/track-list'
import { useStores } from '../../stores-context'

export function createAlbumLoader(backend: Backend) {
  return ({ request }: LoaderFunctionArgs) => {
    const id = Number(new URL(request.url).searchParams.get('id'))
    const known = Number.isSafeInteger(id) && id > 0
    const detail = known ? backend.call('album', { id }) : Promise.resolve(failed({ kind: 'notFound' }))
    const tracks = detail.then((result) => (result.ok ? ok(result.value.tracks) : result))
    return { detail, tracks }
  }
}

type AlbumData = ReturnType<ReturnType<typeof createAlbumLoader>>

export function AlbumScreen() {
  const { detail, tracks } = useLoaderData<AlbumData>()
  const { player } = useStores()
  const { text } = useText()
  const fallback = (
    <>
      <CollectionHeaderSkeleton />
      <TrackListSkeleton />
    </>
  )
  return (
    <Deferred promise={detail} fallback={fallback}>
      {({ album, tracks: list }) => (
        <>
          <CollectionHeader
            kind={text('list.album')}
            name={album.name}
            cover={album.picUrl}
            description={album.description}
            facts={[
              artistNames(album.artists),
              album.publishedMs ? String(new Date(album.publishedMs).getFullYear()) : '',
              text('list.tracks', { count: list.length }),
            ]}
            tracks={tracks}
            sourceId={album.id}
          />
          <TrackList tracks={list} onPlay={(at) => player.playAll(list, at, album.id)} />
        </>
      )}
    </Deferred>
  )
}
