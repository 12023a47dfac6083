import { useLoaderData } from 'react-router'
import { CollectionHeaderSkeleton } from '../../features/cards/collection-header'
import { Deferred } from '../../kit/dialog/deferred'
import type { Screen } from '../../hooks/screen'
import { TrackListSkeleton } from '../../features/tracks/track-list'
import { createPlaylistLoader } from './create-playlist-loader'
import type { PlaylistData } from './create-playlist-loader'
import { PlaylistHead } from './playlist-head'
import { PlaylistTracks } from './playlist-tracks'
import type { PlaylistSummary } from '../../../contract/replies/playlist'
import { formatCount } from '../../../domain/format/format-count'
import { CardSection } from '../../features/cards/card-section'
import { CollectionCard } from '../../kit/card/collection-card'
import { usePlayCollection } from '../../hooks/use-play-collection'
import { useText } from '../../kit/use-text'

/** The page of a playlist: its head, its tracks, and similar playlists. */
export function PlaylistScreen() {
  const { id, detail, tracks, similar } = useLoaderData<PlaylistData>()
  return (
    <>
      <Deferred key={`head ${id}`} promise={detail} fallback={<CollectionHeaderSkeleton />}>
        {(playlist) => <PlaylistHead playlist={playlist} tracks={tracks} />}
      </Deferred>
      <Deferred key={`tracks ${id}`} promise={tracks} fallback={<TrackListSkeleton />}>
        {(list) => <PlaylistTracks id={id} list={list} detail={detail} />}
      </Deferred>
      <Deferred key={`similar ${id}`} promise={similar} fallback={null}>
        {(playlists) => <SimilarPlaylists playlists={playlists} />}
      </Deferred>
    </>
  )
}

/** Playlists that share songs with this one. Renders nothing if there are none. */
function SimilarPlaylists({ playlists }: { playlists: readonly PlaylistSummary[] }) {
  const { text, language } = useText()
  const { playPlaylist } = usePlayCollection()
  if (playlists.length === 0) return null
  return (
    <CardSection title={text('collection.similar')}>
      {playlists.map(({ id, name, cover, playCount }) => (
        <CollectionCard
          key={id}
          to={`/playlist?id=${id}`}
          name={name}
          cover={cover}
          detail={
            playCount > 0 ? text('collection.timesPlayed', { count: formatCount(playCount, language) }) : ''
          }
          playLabel={text('collection.playPlaylist', { name })}
          onPlay={() => playPlaylist(id)}
        />
      ))}
    </CardSection>
  )
}

export const screen: Screen = {
  Component: PlaylistScreen,
  createLoader: ({ backend }) => createPlaylistLoader(backend),
}
