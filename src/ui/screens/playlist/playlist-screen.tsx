import { useLoaderData } from 'react-router'
import { CollectionHeaderSkeleton } from '../../parts/collection-header'
import { Deferred } from '../../parts/deferred'
import type { Screen } from '../../routes/screen'
import { TrackListSkeleton } from '../../tracks/track-list'
import { createPlaylistLoader, type PlaylistData } from './create-playlist-loader'
import { PlaylistHead } from './playlist-head'
import { PlaylistTracks } from './playlist-tracks'
import { SimilarPlaylists } from './similar-playlists'

/** A playlist: what it is, all of its songs, and others like it. */
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

export const screen: Screen = {
  Component: PlaylistScreen,
  createLoader: ({ backend }) => createPlaylistLoader(backend),
}
