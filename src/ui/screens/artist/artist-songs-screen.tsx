import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { readId } from '../../../domain/address/read-id'
import { failed, ok } from '../../../contract/result'
import type { Result } from '../../../contract/result'
import type { Track } from '../../../contract/replies/track'
import type { Backend } from '../../../ports/backend'
import { ButtonLink } from '../../kit/button/button-link'
import { Deferred } from '../../kit/dialog/deferred'
import type { Screen } from '../../hooks/screen'
import { useStores } from '../../hooks/stores-context'
import { TrackList, TrackListSkeleton } from '../../features/tracks/track-list'
import { useText } from '../../kit/use-text'
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

/** The artist's most played songs, and a link to all of them. */
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
