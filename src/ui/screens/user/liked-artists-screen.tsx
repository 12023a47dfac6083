import { ArtistCards } from '../../parts/artist-cards'
import { ArtistGridSkeleton } from '../../parts/artist-grid'
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
      {(artists) => <ArtistCards artists={artists} />}
    </LibraryList>
  )
}

export const screen: Screen = { Component: LikedArtistsScreen }
