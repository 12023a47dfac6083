import { CardGrid, CardGridSkeleton } from '../../kit/card/card-grid'
import { CollectionCard } from '../../kit/card/collection-card'
import type { Screen } from '../../hooks/screen'
import { useStores } from '../../hooks/stores-context'
import { usePlayCollection } from '../../hooks/use-play-collection'
import { useText } from '../../kit/use-text'
import { LibraryList } from './library-list'

/** Playlists of others that the listener has collected. */
export function LikedPlaylistsScreen() {
  const { library } = useStores()
  const { text } = useText()
  const { playPlaylist } = usePlayCollection()
  return (
    <LibraryList list={library.playlists} empty={text('library.emptyLiked')} fallback={<CardGridSkeleton />}>
      {(playlists) => (
        <CardGrid>
          {playlists.map(({ id, name, cover, creator, trackCount }) => (
            <CollectionCard
              key={id}
              to={`/playlist?id=${id}`}
              name={name}
              cover={cover}
              detail={creator?.nickname || text('list.tracks', { count: trackCount })}
              playLabel={text('home.playPlaylist', { name })}
              onPlay={() => playPlaylist(id)}
            />
          ))}
        </CardGrid>
      )}
    </LibraryList>
  )
}

export const screen: Screen = { Component: LikedPlaylistsScreen }
