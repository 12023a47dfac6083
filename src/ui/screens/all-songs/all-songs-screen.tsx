import { Music } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { ArtistDetail } from '../../../contract/replies/artist'
import { readId } from '../../../domain/address/read-id'
import { readLibrarySort, writeLibrarySort } from '../../../domain/library/library-sort'
import { failed, ok } from '../../../contract/result'
import type { Result } from '../../../contract/result'
import type { Backend } from '../../../ports/backend'
import { GrowingTracks } from '../../../stores/library/growing-tracks'
import { ButtonLink } from '../../kit/button/button-link'
import type { Screen } from '../../hooks/screen'
import { EmptyList } from '../library/empty-list'
import { librarySongList } from '../library/library-song-list'
import { LibrarySongs, PlayAllButton, wholeList } from '../library/library-songs'
import { SortBar } from '../library/sort-bar'
import { ListHead } from '../../features/tracks/list-head'
import { StatePanel } from '../../kit/state/state-panel'
import { useIsNotFound, useSettledValue } from '../../kit/use-settled-value'
import { useText } from '../../kit/use-text'
import { useTitle } from '../../hooks/use-title'
import type { Page } from '../../../contract/replies/page'
import type { Track } from '../../../contract/replies/track'

/** How many songs are requested at once: as many ids as fit into one URL. */
const batchSize = 100

/**
 * Loads a batch of the artist's songs, most played first. The service leaves covers out of that list, so they are
 * taken from the details of the songs.
 */
async function loadArtistSongs(
  backend: Backend,
  id: number,
  offset: number,
  signal: AbortSignal,
): Promise<Result<Page<Track>>> {
  const part = await backend.call('artistSongs', { id, order: 'hot', limit: batchSize, offset }, { signal })
  if (!part.ok || part.value.items.some(({ album }) => album.picUrl !== null)) return part
  const ids = part.value.items.map((track) => track.id)
  if (ids.length === 0) return part
  const whole = await backend.call('songDetail', { ids: ids.join(',') }, { signal })
  if (!whole.ok) return whole.failure.kind === 'aborted' ? whole : part
  const known = new Map(whole.value.map((track) => [track.id, track]))
  return ok({ ...part.value, items: part.value.items.map((track) => known.get(track.id) ?? track) })
}

/** Returns a loader of all songs of the artist in the address, or without one of the whole library. */
export function createAllSongsLoader(backend: Backend) {
  return ({ request }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(request.url)
    const sort = readLibrarySort('songs', searchParams.get('sort'))
    if (!searchParams.has('id')) {
      const nobody: Promise<Result<ArtistDetail>> = Promise.resolve(failed({ kind: 'notFound' }))
      return { id: 0, sort, artist: nobody, tracks: librarySongList(backend, sort).loadFirst() }
    }
    const id = readId(searchParams.get('id'))
    if (id === null) {
      const nowhere: Promise<Result<never>> = Promise.resolve(failed({ kind: 'notFound' }))
      const nobody: Promise<Result<ArtistDetail>> = nowhere
      return { id: null, sort, artist: nobody, tracks: nowhere }
    }
    const list = new GrowingTracks({
      fetchPage: (offset, signal) => loadArtistSongs(backend, id, offset, signal),
      pageSize: () => batchSize,
    })
    return { id, sort, artist: backend.call('artistDetail', { id }), tracks: list.loadFirst() }
  }
}

type AllSongsData = ReturnType<ReturnType<typeof createAllSongsLoader>>

/** All songs of an artist, most played first, or those of the whole library. */
export function AllSongsScreen() {
  const { id, sort, artist, tracks } = useLoaderData<AllSongsData>()
  const { text } = useText()
  const name = useSettledValue(artist)?.name
  const missing = useIsNotFound(tracks)
  const title = name === undefined ? text('collection.allSongs') : text('collection.allSongsOf', { name })
  useTitle(title)
  const isWhole = id === 0
  const empty = isWhole ? (
    <EmptyList icon={Music} />
  ) : (
    <StatePanel icon={Music} title={text('collection.empty')} />
  )
  const listKey = isWhole ? `library ${writeLibrarySort(sort)}` : String(id)
  return (
    <>
      <ListHead title={title}>
        {id !== null && !missing && (
          <>
            <PlayAllButton load={wholeList(tracks)} />
            <ButtonLink to={isWhole ? '/library/albums' : `/artist/songs?id=${id}`}>
              {text(isWhole ? 'browse.title' : 'collection.toArtist')}
            </ButtonLink>
          </>
        )}
      </ListHead>
      {isWhole && !missing && <SortBar list="songs" sort={sort} />}
      <LibrarySongs tracks={tracks} listKey={listKey} label={title} empty={empty} />
    </>
  )
}

export const screen: Screen = {
  Component: AllSongsScreen,
  createLoader: ({ backend }) => createAllSongsLoader(backend),
}
