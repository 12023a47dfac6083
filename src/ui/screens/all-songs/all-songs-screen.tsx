import { Play } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { ArtistDetail } from '../../../contract/replies/artist'
import { readId } from '../../../domain/address/read-id'
import { failed, ok } from '../../../contract/result'
import type { Result } from '../../../contract/result'
import type { Backend } from '../../../ports/backend'
import { GrowingTracks } from '../../../stores/library/growing-tracks'
import { Button } from '../../kit/button/button'
import { ButtonLink } from '../../kit/button/button-link'
import { Deferred } from '../../kit/dialog/deferred'
import type { Screen } from '../../hooks/screen'
import { useStores } from '../../hooks/stores-context'
import { GrowingTrackList } from '../../features/tracks/growing-track-list'
import { ListHead } from '../../features/tracks/list-head'
import { TrackListSkeleton } from '../../features/tracks/track-list'
import { useSettledValue } from '../../kit/use-settled-value'
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

export function createAllSongsLoader(backend: Backend) {
  return ({ request }: LoaderFunctionArgs) => {
    const id = readId(new URL(request.url).searchParams.get('id'))
    if (id === null) {
      const nowhere: Promise<Result<never>> = Promise.resolve(failed({ kind: 'notFound' }))
      const nobody: Promise<Result<ArtistDetail>> = nowhere
      return { id: 0, artist: nobody, tracks: nowhere }
    }
    const list = new GrowingTracks({
      fetchPage: (offset, signal) => loadArtistSongs(backend, id, offset, signal),
      pageSize: () => batchSize,
    })
    return { id, artist: backend.call('artistDetail', { id }), tracks: list.loadFirst() }
  }
}

type AllSongsData = ReturnType<ReturnType<typeof createAllSongsLoader>>

/** All songs of an artist, most played first. */
export function AllSongsScreen() {
  const { id, artist, tracks } = useLoaderData<AllSongsData>()
  const { player } = useStores()
  const { text } = useText()
  const name = useSettledValue(artist)?.name
  const title = name === undefined ? text('collection.allSongs') : text('collection.allSongsOf', { name })
  useTitle(title)
  const play = () =>
    player.loadAndPlay(async () => {
      const list = await tracks
      return list.ok ? list.value.loadAll() : list
    })
  return (
    <>
      <ListHead title={title}>
        {id > 0 && (
          <>
            <Button tone="solid" onClick={() => void play()}>
              <Play aria-hidden size={18} fill="currentColor" />
              {text('collection.playAll')}
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
