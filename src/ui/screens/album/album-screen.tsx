import { useLoaderData } from 'react-router'
import { CollectionHeaderSkeleton } from '../../parts/collection-header'
import { Deferred } from '../../parts/deferred'
import type { Screen } from '../../routes/screen'
import { useStores } from '../../stores-context'
import { TrackList, TrackListSkeleton } from '../../tracks/track-list'
import { AlbumHead } from './album-head'
import { createAlbumLoader, type AlbumData } from './create-album-loader'
import { OtherAlbums } from './other-albums'

/** An album: what it is, its songs, and more of the same artist. */
export function AlbumScreen() {
  const { id, detail, others } = useLoaderData<AlbumData>()
  const { player } = useStores()
  const fallback = (
    <>
      <CollectionHeaderSkeleton />
      <TrackListSkeleton />
    </>
  )
  return (
    <Deferred key={id} promise={detail} fallback={fallback}>
      {(found) => (
        <>
          <AlbumHead detail={found} />
          <TrackList
            tracks={found.tracks}
            album={false}
            tools
            onPlay={(at) => player.playAll(found.tracks, at, id)}
          />
          <Deferred promise={others} fallback={null}>
            {(albums) => (
              <OtherAlbums
                name={found.album.artists.find((artist) => artist.id > 0)?.name ?? ''}
                albums={albums}
              />
            )}
          </Deferred>
        </>
      )}
    </Deferred>
  )
}

export const screen: Screen = {
  Component: AlbumScreen,
  createLoader: ({ backend }) => createAlbumLoader(backend),
}
