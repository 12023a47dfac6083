import { Play } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { ArtistDetail } from '../../../domain/catalogue/artist'
import { readId } from '../../../domain/query/read-id'
import { failed } from '../../../domain/result'
import type { Result } from '../../../domain/result'
import type { Backend } from '../../../ports/backend'
import { GrowingTracks } from '../../../stores/collections/growing-tracks'
import { Button } from '../../parts/button'
import { ButtonLink } from '../../parts/button-link'
import { Deferred } from '../../parts/deferred'
import type { Screen } from '../../routes/screen'
import { useStores } from '../../stores-context'
import { GrowingTrackList } from '../../tracks/growing-track-list'
import { ListHead } from '../../tracks/list-head'
import { TrackListSkeleton } from '../../tracks/track-list'
import { useSettled } from '../../use-settled'
import { useText } from '../../use-text'
import { useTitle } from '../../use-title'
import { fetchSongs, partSize } from './fetch-songs'

export function createAllSongsLoader(backend: Backend) {
  return ({ request }: LoaderFunctionArgs) => {
    const id = readId(new URL(request.url).searchParams.get('id'))
    if (id === null) {
      const nowhere: Promise<Result<never>> = Promise.resolve(failed({ kind: 'notFound' }))
      const nobody: Promise<Result<ArtistDetail>> = nowhere
      return { id: 0, artist: nobody, tracks: nowhere }
    }
    const list = new GrowingTracks(
      (offset, signal) => fetchSongs(backend, id, offset, signal),
      () => partSize,
    )
    return { id, artist: backend.call('artistDetail', { id }), tracks: list.begin() }
  }
}

type AllSongsData = ReturnType<ReturnType<typeof createAllSongsLoader>>

/** Every song of an artist, most heard first. */
export function AllSongsScreen() {
  const { id, artist, tracks } = useLoaderData<AllSongsData>()
  const { player } = useStores()
  const { text } = useText()
  const name = useSettled(artist)?.name
  const title = name === undefined ? text('collection.allSongs') : text('collection.allSongsOf', { name })
  useTitle(title)
  const play = () =>
    player.playFound(async () => {
      const list = await tracks
      return list.ok ? list.value.whole() : list
    })
  return (
    <>
      <ListHead title={title}>
        {id > 0 && (
          <>
            <Button tone="solid" onClick={() => void play()}>
              <Play aria-hidden size={18} fill="currentColor" />
              {text('list.playAll')}
            </Button>
            <ButtonLink to={`/artist/songs?id=${id}`}>{text('collection.toArtist')}</ButtonLink>
          </>
        )}
      </ListHead>
      <Deferred key={id} promise={tracks} fallback={<TrackListSkeleton />}>
        {(list) => <GrowingTrackList list={list} tools />}
      </Deferred>
    </>
  )
}

export const screen: Screen = {
  Component: AllSongsScreen,
  createLoader: ({ backend }) => createAllSongsLoader(backend),
}
