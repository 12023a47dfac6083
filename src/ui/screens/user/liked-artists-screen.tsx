import { ArtistCards } from '../../features/cards/artist-cards'
import { ArtistGridSkeleton } from '../../kit/card/artist-grid'
import type { Screen } from '../../hooks/screen'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
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
