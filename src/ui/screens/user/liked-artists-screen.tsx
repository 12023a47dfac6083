import { ArtistCard } from '../../parts/artist-card'
import { ArtistGrid, ArtistGridSkeleton } from '../../parts/artist-grid'
import type { Screen } from '../../routes/screen'
import { useStores } from '../../stores-context'
import { useText } from '../../use-text'
import { LibraryList } from './library-list'

/** Artists that the listener follows. */
export function LikedArtistsScreen() {
  const { library } = useStores()
  const { text } = useText()
  return (
    <LibraryList
      list={library.artists}
      empty={text('library.emptyArtists')}
      fallback={<ArtistGridSkeleton />}
    >
      {(artists) => (
        <ArtistGrid>
          {artists.map(({ id, name, picUrl, trackCount }) => (
            <ArtistCard
              key={id}
              id={id}
              name={name}
              picture={picUrl}
              detail={trackCount > 0 ? text('list.tracks', { count: trackCount }) : ''}
            />
          ))}
        </ArtistGrid>
      )}
    </LibraryList>
  )
}

export const screen: Screen = { Component: LikedArtistsScreen }
