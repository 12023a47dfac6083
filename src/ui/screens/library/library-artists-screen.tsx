import { MicVocal } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { ArtistCards } from '../../features/cards/artist-cards'
import type { Screen } from '../../hooks/screen'
import type { ShellStores } from '../../hooks/stores-context'
import { useTitle } from '../../hooks/use-title'
import { ArtistGridSkeleton } from '../../kit/card/artist-grid'
import { PagedList } from '../../kit/page/paged-list'
import { useText } from '../../kit/use-text'
import { EmptyList } from './empty-list'
import styles from './library-songs-screen.module.css'
import { SortBar } from './sort-bar'
import { sortedPage } from './sorted-page'

/** Returns a loader of the page of artists in the address, in the order that it names. */
export function createLibraryArtistsLoader({ backend, settings }: Pick<ShellStores, 'backend' | 'settings'>) {
  return ({ request }: LoaderFunctionArgs) => {
    const { sort, params, paging } = sortedPage(request, 'artists', settings)
    return { sort, artists: { ...paging, result: backend.call('libraryArtists', params) } }
  }
}

type LibraryArtistsData = ReturnType<ReturnType<typeof createLibraryArtistsLoader>>

/** The artists of the library. */
export function LibraryArtistsScreen() {
  const { sort, artists } = useLoaderData<LibraryArtistsData>()
  const { text } = useText()
  useTitle(text('browse.artistsTitle'))
  return (
    <section aria-label={text('browse.artists')} className={styles.songs}>
      <SortBar list="artists" sort={sort} />
      <PagedList
        data={artists}
        fallback={<ArtistGridSkeleton />}
        empty={<EmptyList icon={MicVocal} />}
        total={(count) => text('results.artistCount', { count })}
      >
        {(list) => <ArtistCards artists={list} />}
      </PagedList>
    </section>
  )
}

export const screen: Screen = { Component: LibraryArtistsScreen, createLoader: createLibraryArtistsLoader }
