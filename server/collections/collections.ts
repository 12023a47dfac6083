import type { Listeners } from '../accounts/listeners'
import type { ComputedPlaylists } from '../library/playlists'
import type { Database } from '../storage/database'
import { createCollected, type Collected } from './collected'
import { createCollectedCatalogue, type CollectedCatalogue } from './collected-catalogue'
import { createLikes, type Likes } from './likes'
import { createPlaylistEdits, type PlaylistEdits } from './playlist-edits'
import { createPlaylistShelf, type PlaylistShelf } from './playlist-shelf'

/** What listeners gather: playlists, likes, and what they collected. */
export interface Collections {
  playlists: PlaylistShelf
  edits: PlaylistEdits
  likes: Likes
  collected: Collected
  /** The albums and artists among them. */
  catalogue: CollectedCatalogue
}

interface Options {
  database: Database
  listeners: Listeners
  /** Whatever computes lists. */
  computed: readonly ComputedPlaylists[]
  now: () => number
}

export function createCollections({ database, listeners, computed, now }: Options): Collections {
  const edits = createPlaylistEdits(database, now)
  return {
    playlists: createPlaylistShelf(database, listeners, computed),
    edits,
    likes: createLikes(database, edits),
    collected: createCollected(database, now),
    catalogue: createCollectedCatalogue(database),
  }
}
