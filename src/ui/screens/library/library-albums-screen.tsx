import { Disc3 } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { AlbumCards } from '../../features/cards/album-cards'
import type { Screen } from '../../hooks/screen'
import type { ShellStores } from '../../hooks/stores-context'
import { useTitle } from '../../hooks/use-title'
import { CardGridSkeleton } from '../../kit/card/card-grid'
import { PagedList } from '../../kit/page/paged-list'
import { useText } from '../../kit/use-text'
import { EmptyList } from './empty-list'
import styles from './library-songs-screen.module.css'
import { SortBar } from './sort-bar'
import { sortedPage } from './sorted-page'

/** Returns a loader of the page of albums in the address, in the order that it names. */
export function createLibraryAlbumsLoader({ backend, settings }: Pick<ShellStores, 'backend' | 'settings'>) {
  return ({ request }: LoaderFunctionArgs) => {
    const { sort, params, paging } = sortedPage(request, 'albums', settings)
    return { sort, albums: { ...paging, result: backend.call('libraryAlbums', params) } }
  }
}

type LibraryAlbumsData = ReturnType<ReturnType<typeof createLibraryAlbumsLoader>>

/** The albums of the library. */
export function LibraryAlbumsScreen() {
  const { sort, albums } = useLoaderData<LibraryAlbumsData>()
  const { text } = useText()
  useTitle(text('browse.albumsTitle'))
  return (
    <section aria-label={text('browse.albums')} className={styles.songs}>
      <SortBar list="albums" sort={sort} />
      <PagedList
        data={albums}
        fallback={<CardGridSkeleton />}
        empty={<EmptyList icon={Disc3} />}
        total={(count) => text('results.albumCount', { count })}
      >
        {(list) => <AlbumCards albums={list} dated={sort.by === 'year'} />}
      </PagedList>
    </section>
  )
}

export const screen: Screen = { Component: LibraryAlbumsScreen, createLoader: createLibraryAlbumsLoader }
