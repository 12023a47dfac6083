import { Music, X } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { readLibrarySort, writeLibrarySort } from '../../../domain/library/library-sort'
import type { Backend } from '../../../ports/backend'
import type { Screen } from '../../hooks/screen'
import { useTitle } from '../../hooks/use-title'
import { ButtonLink } from '../../kit/button/button-link'
import { useText } from '../../kit/use-text'
import { EmptyList } from './empty-list'
import { librarySongList } from './library-song-list'
import { LibrarySongs, PlayAllButton, wholeList } from './library-songs'
import styles from './library-songs-screen.module.css'
import { SortBar } from './sort-bar'

/** Returns a loader of the songs of the library, or of a genre or a year, in the order that the address names. */
export function createLibrarySongsLoader(backend: Backend) {
  return ({ request }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(request.url)
    const sort = readLibrarySort('songs', searchParams.get('sort'))
    const genre = searchParams.get('genre') ?? ''
    const year = searchParams.get('year') ?? ''
    const tracks = librarySongList(backend, sort, { genre, year }).loadFirst()
    return { sort, genre, year, tracks }
  }
}

type LibrarySongsData = ReturnType<ReturnType<typeof createLibrarySongsLoader>>

/** All songs of the library, or those of a genre or a year. */
export function LibrarySongsScreen() {
  const { sort, genre, year, tracks } = useLoaderData<LibrarySongsData>()
  const { text, languageOf } = useText()
  const narrowed = genre ? text('browse.genre', { name: genre }) : year ? text('browse.year', { year }) : ''
  useTitle(narrowed || text('browse.songsTitle'))
  return (
    <section aria-label={narrowed || text('browse.allSongs')} className={styles.songs}>
      <SortBar list="songs" sort={sort}>
        <PlayAllButton load={wholeList(tracks)} />
        {narrowed && (
          <>
            <h2 lang={languageOf(genre)} className={styles.narrowed}>
              {narrowed}
            </h2>
            <ButtonLink to={`/library/songs?sort=${writeLibrarySort(sort)}`}>
              <X aria-hidden size={18} />
              {text('browse.leave')}
            </ButtonLink>
          </>
        )}
      </SortBar>
      <LibrarySongs
        tracks={tracks}
        listKey={`${genre} ${year} ${writeLibrarySort(sort)}`}
        label={narrowed || text('browse.allSongs')}
        empty={<EmptyList icon={Music} />}
      />
    </section>
  )
}

export const screen: Screen = {
  Component: LibrarySongsScreen,
  createLoader: ({ backend }) => createLibrarySongsLoader(backend),
}
