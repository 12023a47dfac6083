import type { Listeners } from '../accounts/listeners'
import type { ComputedPlaylists, PersonalPlaylist } from '../../library/playlists/playlists'
import type { Database } from '../../storage/database'
import { createCollected, type Collected } from './collected'
import { createCollectedItems, type CollectedItems } from './collected-catalogue'
import { createLikes, type Likes } from './likes'
import { createPlaylistEdits, type PlaylistEdits } from './playlist-edits'
import { createPlaylistCatalogue, type PlaylistCatalogue } from './playlist-catalogue'

/** What listeners own: playlists, likes and collected items. */
export interface Collections {
  playlists: PlaylistCatalogue
  edits: PlaylistEdits
  likes: Likes
  collected: Collected
  /** Collected albums and artists. */
  collectedItems: CollectedItems
}

interface Options {
  database: Database
  listeners: Listeners
  /** The sources of computed playlists. */
  computed: readonly ComputedPlaylists[]
  /** The computed playlists that differ for each listener, by their ids. */
  personal: ReadonlyMap<number, PersonalPlaylist>
  now: () => number
}

export function createCollections({ database, listeners, computed, personal, now }: Options): Collections {
  const edits = createPlaylistEdits(database, now)
  return {
    playlists: createPlaylistCatalogue({ database, listeners, sources: computed, personal }),
    edits,
    likes: createLikes(database, edits),
    collected: createCollected(database, now),
    collectedItems: createCollectedItems(database),
  }
}
