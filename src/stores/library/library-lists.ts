import type { Album } from '../../domain/catalogue/album'
import type { Artist } from '../../domain/catalogue/artist'
import type { PlaylistDetail } from '../../domain/catalogue/playlist'
import { ok } from '../../domain/result'
import type { Backend } from '../../ports/backend'
import type { SessionStore } from '../session-store'
import { PagedListStore } from './paged-list-store'

const pageSize = 30
/** The listener's own come first in that list, and are left out. */
const playlistPageSize = 100

/** What the listener has collected of what others made. */
export interface LibraryLists {
  playlists: PagedListStore<PlaylistDetail>
  albums: PagedListStore<Album>
  artists: PagedListStore<Artist>
}

export function createLibraryLists(backend: Backend, session: SessionStore): LibraryLists {
  return {
    playlists: new PagedListStore(session, async (uid, offset, signal) => {
      const page = await backend.call('userPlaylist', { uid, limit: playlistPageSize, offset }, { signal })
      if (!page.ok) return page
      const { items, received, total, more } = page.value
      const others = items.filter(({ creator }) => creator?.userId !== uid)
      const told = more ?? (total === null ? received >= playlistPageSize : null)
      return ok({ items: others, received, total, more: told })
    }),
    albums: new PagedListStore<Album>(session, (_uid, offset, signal) =>
      backend.call('albumSublist', { limit: pageSize, offset }, { signal }),
    ),
    artists: new PagedListStore(session, (_uid, offset, signal) =>
      backend.call('artistSublist', { limit: pageSize, offset }, { signal }),
    ),
  }
}
