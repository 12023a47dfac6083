import { artistNames } from '../../../domain/catalogue/artist-names'
import { CardGrid, CardGridSkeleton } from '../../kit/card/card-grid'
import { CollectionCard } from '../../kit/card/collection-card'
import type { Screen } from '../../hooks/screen'
import { useStores } from '../../hooks/stores-context'
import { usePlayCollection } from '../../hooks/use-play-collection'
import { useText } from '../../kit/use-text'
import { LibraryList } from './library-list'

/** Albums that the listener has collected. */
export function LikedAlbumsScreen() {
  const { library } = useStores()
  const { text } = useText()
  const { playAlbum } = usePlayCollection()
  return (
    <LibraryList list={library.albums} empty={text('library.emptyAlbums')} fallback={<CardGridSkeleton />}>
      {(albums) => (
        <CardGrid>
          {albums.map(({ id, name, picUrl, artists }) => (
            <CollectionCard
              key={id}
              to={`/album?id=${id}`}
              name={name}
              cover={picUrl}
              detail={artistNames(artists) || text('track.unknownArtist')}
              playLabel={text('home.playAlbum', { name })}
              onPlay={() => playAlbum(id)}
            />
          ))}
        </CardGrid>
      )}
    </LibraryList>
  )
}

export const screen: Screen = { Component: LikedAlbumsScreen }
