import { Disc3 } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { readPage } from '../../../domain/address/read-page'
import { readLibrarySort, writeLibrarySort } from '../../../domain/library/library-sort'
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

/** Returns a loader of the page of albums in the address, in the order that it names. */
export function createLibraryAlbumsLoader({ backend, settings }: Pick<ShellStores, 'backend' | 'settings'>) {
  return ({ request }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(request.url)
    const sort = readLibrarySort('albums', searchParams.get('sort'))
    const page = readPage(searchParams.get('page'))
    const pageSize = settings.values.listNumber
    const key = writeLibrarySort(sort)
    const params = { sort: key, limit: pageSize, offset: (page - 1) * pageSize }
    const result = backend.call('libraryAlbums', params)
    return { sort, albums: { listKey: key, page, pageSize, result } }
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
