import type { Album } from '../../contract/replies/album'
import type { Artist } from '../../contract/replies/artist'
import type { PlaylistDetail } from '../../contract/replies/playlist'
import type { Backend } from '../../ports/backend'
import type { SessionStore } from '../session/session-store'
import { PagedListStore } from './paged-list-store'

const pageSize = 30
/** The listener's own playlists come first in that list and are left out. */
const playlistPageSize = 100

/** What the listener has collected of what others made. */
export interface LibraryLists {
  playlists: PagedListStore<PlaylistDetail>
  albums: PagedListStore<Album>
  artists: PagedListStore<Artist>
  dispose: () => void
}

export function createLibraryLists(
  { backend }: { backend: Backend },
  stores: { session: SessionStore },
): LibraryLists {
  const playlists = new PagedListStore<PlaylistDetail>(
    {
      pageSize: playlistPageSize,
      fetchPage: (uid, offset, signal) =>
        backend.call('userPlaylist', { uid, limit: playlistPageSize, offset }, { signal }),
      includes: ({ creator }, uid) => creator?.userId !== uid,
    },
    stores,
  )
  const albums = new PagedListStore<Album>(
    {
      pageSize,
      fetchPage: (_uid, offset, signal) =>
        backend.call('albumSublist', { limit: pageSize, offset }, { signal }),
    },
    stores,
  )
  const artists = new PagedListStore<Artist>(
    {
      pageSize,
      fetchPage: (_uid, offset, signal) =>
        backend.call('artistSublist', { limit: pageSize, offset }, { signal }),
    },
    stores,
  )
  return {
    playlists,
    albums,
    artists,
    dispose: () => [playlists, albums, artists].forEach((list) => list.dispose()),
  }
}
