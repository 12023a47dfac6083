import { FolderOpen } from 'lucide-react'
import { useLoaderData, useSearchParams } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { LibraryGroups } from '../../../contract/replies/library'
import { readPage } from '../../../domain/address/read-page'
import { failed, ok, type Result } from '../../../contract/result'
import { readLibrarySort, type LibrarySort } from '../../../domain/library/library-sort'
import type { Backend } from '../../../ports/backend'
import type { GrowingTracks } from '../../../stores/library/growing-tracks'
import { GrowingTrackList } from '../../features/tracks/growing-track-list'
import { TrackListSkeleton } from '../../features/tracks/track-list'
import type { Screen } from '../../hooks/screen'
import { useStores } from '../../hooks/stores-context'
import { useTitle } from '../../hooks/use-title'
import { Deferred } from '../../kit/dialog/deferred'
import { Pager } from '../../kit/page/pager'
import { useText } from '../../kit/use-text'
import { EmptyList } from './empty-list'
import { FolderLinks, FolderWay } from './folder-links'
import { librarySongList } from './library-song-list'
import { PlayAllButton } from './library-songs'
import styles from './library-songs-screen.module.css'
import { SortBar } from './sort-bar'

/** How many folders are listed at once. */
const pageSize = 100

interface OpenFolder {
  groups: LibraryGroups
  /** The songs in the folder itself; null if there are none. */
  tracks: GrowingTracks | null
}

const albumOrder: LibrarySort = { by: 'album', descending: false }

interface FolderQuery {
  folder: string
  page: number
  sort: LibrarySort
}

async function openFolder(
  backend: Backend,
  { folder, page, sort }: FolderQuery,
): Promise<Result<OpenFolder>> {
  const offset = (page - 1) * pageSize
  const groups = await backend.call('libraryGroups', { by: 'folder', folder, limit: pageSize, offset })
  if (!groups.ok) return groups
  const { way, trackCount } = groups.value
  if (folder !== '' && way.at(-1)?.key !== folder) return failed({ kind: 'notFound' })
  const key = way.at(-1)?.key
  if (key === undefined || trackCount === 0) return ok({ groups: groups.value, tracks: null })
  const tracks = await librarySongList(backend, sort, { folder: key }).loadFirst()
  return tracks.ok ? ok({ groups: groups.value, tracks: tracks.value }) : tracks
}

/** Returns a loader of the folder in the address, of the top without one. */
export function createLibraryFoldersLoader(backend: Backend) {
  return ({ request }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(request.url)
    const folder = searchParams.get('folder') ?? ''
    const sort = readLibrarySort('songs', searchParams.get('sort'), albumOrder)
    const page = readPage(searchParams.get('page'))
    return { folder, page, sort, open: openFolder(backend, { folder, page, sort }) }
  }
}

type LibraryFoldersData = ReturnType<ReturnType<typeof createLibraryFoldersLoader>>

/** The folders of the library: the way to the open one, the folders in it, and the songs in it. */
export function LibraryFoldersScreen() {
  const { folder, page, sort, open } = useLoaderData<LibraryFoldersData>()
  const { backend } = useStores()
  const { text } = useText()
  const [, setQuery] = useSearchParams()
  const turn = (wanted: number) =>
    setQuery((query) => {
      query.set('page', String(wanted))
      return query
    })
  useTitle(text('browse.foldersTitle'))
  return (
    <section aria-label={text('browse.folders')} className={styles.songs}>
      <Deferred key={folder} promise={open} fallback={<TrackListSkeleton />}>
        {({ groups, tracks }) => {
          const { way, items, total } = groups
          const here = way.at(-1)
          if (total === 0 && !tracks) return <EmptyList icon={FolderOpen} title={text('browse.noFolders')} />
          return (
            <>
              <FolderWay way={way} />
              {here && (
                <div>
                  <PlayAllButton
                    load={() => librarySongList(backend, albumOrder, { folder: here.key, deep: 1 }).loadAll()}
                    label={text('browse.playFolder')}
                  />
                </div>
              )}
              <FolderLinks folders={items} />
              <Pager page={page} total={total ?? 0} pageSize={pageSize} onPage={turn} />
              {tracks && (
                <>
                  <SortBar list="songs" sort={sort} />
                  <GrowingTrackList list={tracks} label={here?.name ?? text('browse.songs')} tools />
                </>
              )}
            </>
          )
        }}
      </Deferred>
    </section>
  )
}

export const screen: Screen = {
  Component: LibraryFoldersScreen,
  createLoader: ({ backend }) => createLibraryFoldersLoader(backend),
}
