import { useMemo } from 'react'
import { useLoaderData } from 'react-router'
import { CollectionHeaderSkeleton } from '../../features/cards/collection-header'
import { Deferred } from '../../kit/dialog/deferred'
import type { Screen } from '../../hooks/screen'
import { useStores } from '../../hooks/stores-context'
import { TrackList, TrackListSkeleton } from '../../features/tracks/track-list'
import { AlbumHead } from './album-head'
import { createAlbumLoader } from './create-album-loader'
import type { AlbumData } from './create-album-loader'
import type { Album, AlbumDetail } from '../../../contract/replies/album'
import { formatRelease } from '../../../domain/format/format-release'
import { CardSection } from '../../features/cards/card-section'
import { CollectionCard } from '../../kit/card/collection-card'
import { usePlayCollection } from '../../hooks/use-play-collection'
import { useText } from '../../kit/use-text'

/** The page of an album: its head, its songs, and other albums of the artist. */
export function AlbumScreen() {
  const { id, detail, others } = useLoaderData<AlbumData>()
  const { player } = useStores()
  const fallback = (
    <>
      <CollectionHeaderSkeleton />
      <TrackListSkeleton />
    </>
  )
  return (
    <Deferred key={id} promise={detail} fallback={fallback}>
      {(found) => (
        <>
          <AlbumHead detail={found} />
          <AlbumTracks detail={found} onPlay={(at) => player.playAll(found.tracks, at, id)} />
          <Deferred promise={others} fallback={null}>
            {(albums) => (
              <OtherAlbums
                name={found.album.artists.find((artist) => artist.id > 0)?.name ?? ''}
                albums={albums}
              />
            )}
          </Deferred>
        </>
      )}
    </Deferred>
  )
}

interface AlbumTracksProps {
  detail: AlbumDetail
  onPlay: (at: number) => void
}

/** The songs of an album, each disc under its heading where there are several. */
function AlbumTracks({ detail: { tracks, discs }, onPlay }: AlbumTracksProps) {
  const { text } = useText()
  const sections = useMemo(
    () =>
      (discs ?? []).map(({ number, title, at }) => ({
        at,
        name: text('collection.disc', { number }),
        title,
      })),
    [discs, text],
  )
  return <TrackList tracks={tracks} sections={sections} album={false} tools onPlay={onPlay} />
}

interface OtherAlbumsProps {
  /** The artist's name. */
  name: string
  albums: readonly Album[]
}

/** Other albums of the artist. Renders nothing if there are none. */
function OtherAlbums({ name: artist, albums }: OtherAlbumsProps) {
  const { text } = useText()
  const { playAlbum } = usePlayCollection()
  if (albums.length === 0) return null
  return (
    <CardSection title={text('collection.otherAlbums', { name: artist })}>
      {albums.map(({ id, name, picUrl, publishedMs }) => (
        <CollectionCard
          key={id}
          to={`/album?id=${id}`}
          name={name}
          cover={picUrl}
          detail={formatRelease(publishedMs)}
          playLabel={text('collection.playAlbum', { name })}
          onPlay={() => playAlbum(id)}
        />
      ))}
    </CardSection>
  )
}

export const screen: Screen = {
  Component: AlbumScreen,
  createLoader: ({ backend }) => createAlbumLoader(backend),
}
