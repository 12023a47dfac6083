import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { readId } from '../../../domain/query/read-id'
import { failed, ok } from '../../../domain/result'
import type { Result } from '../../../domain/result'
import type { Track } from '../../../domain/catalogue/track'
import type { Backend } from '../../../ports/backend'
import { ButtonLink } from '../../parts/button-link'
import { Deferred } from '../../parts/deferred'
import type { Screen } from '../../routes/screen'
import { useStores } from '../../stores-context'
import { TrackList, TrackListSkeleton } from '../../tracks/track-list'
import { useText } from '../../use-text'
import styles from './artist-songs-screen.module.css'

export function createArtistSongsLoader(backend: Backend) {
  return ({ request }: LoaderFunctionArgs) => {
    const id = readId(new URL(request.url).searchParams.get('id'))
    return { id: id ?? 0, tracks: loadHotSongs(backend, id) }
  }
}

async function loadHotSongs(backend: Backend, id: number | null): Promise<Result<Track[]>> {
  if (id === null) return failed({ kind: 'notFound' })
  const top = await backend.call('artistTop', { id })
  return top.ok ? ok(top.value.tracks) : top
}

type ArtistSongsData = ReturnType<ReturnType<typeof createArtistSongsLoader>>

/** The songs of an artist that are heard most, and the way to all. */
export function ArtistSongsScreen() {
  const { id, tracks } = useLoaderData<ArtistSongsData>()
  const { player } = useStores()
  const { text } = useText()
  return (
    <Deferred key={id} promise={tracks} fallback={<TrackListSkeleton />}>
      {(list) => (
        <>
          <TrackList tracks={list} onPlay={(at) => player.playAll(list, at)} label={text('artist.songs')} />
          {list.length > 0 && (
            <p className={styles.all}>
              <ButtonLink to={`/all-songs?id=${id}&page=1`}>{text('artist.allSongs')}</ButtonLink>
            </p>
          )}
        </>
      )}
    </Deferred>
  )
}

export const screen: Screen = {
  Component: ArtistSongsScreen,
  createLoader: ({ backend }) => createArtistSongsLoader(backend),
}
