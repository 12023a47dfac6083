import { Music } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { Backend } from '../../../ports/backend'
import type { Screen } from '../../hooks/screen'
import { useTitle } from '../../hooks/use-title'
import { useText } from '../../kit/use-text'
import { EmptyList } from './empty-list'
import { librarySongList } from './library-song-list'
import { LibrarySongs, PlayAllButton, wholeList } from './library-songs'
import styles from './library-songs-screen.module.css'

export function createLibraryRecentLoader(backend: Backend) {
  return () => ({ tracks: librarySongList(backend, { by: 'added', descending: true }).loadFirst() })
}

type LibraryRecentData = ReturnType<ReturnType<typeof createLibraryRecentLoader>>

/** The songs of the library, the latest arrivals first. */
export function LibraryRecentScreen() {
  const { tracks } = useLoaderData<LibraryRecentData>()
  const { text } = useText()
  useTitle(text('browse.recentTitle'))
  return (
    <section aria-label={text('browse.recent')} className={styles.songs}>
      <div>
        <PlayAllButton load={wholeList(tracks)} />
      </div>
      <LibrarySongs
        tracks={tracks}
        listKey="recent"
        label={text('browse.recent')}
        empty={<EmptyList icon={Music} />}
      />
    </section>
  )
}

export const screen: Screen = {
  Component: LibraryRecentScreen,
  createLoader: ({ backend }) => createLibraryRecentLoader(backend),
}
