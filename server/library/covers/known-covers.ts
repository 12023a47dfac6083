import { serviceUserId } from '../../storage/schema/first-ids'
import type { CoverSources } from './cover-sources'

/** The pictures from which covers of playlists are made. */
export interface PlaylistCovers {
  coverOf(id: number): PlaylistCover | undefined
}

interface PlaylistCover {
  key: string
  /** Keys of up to four covers; a list without any has a drawn one. */
  tiles: readonly string[]
  /** Only the current key shows the cover. */
  isPrivate: boolean
}

/** Tells which keys stand for something that may be shown. */
export interface KnownCovers {
  /** Whether an album, artist, video or listener has this id, the service included. */
  id(id: number): boolean
  /** The playlist that the key shows; null if there is none or it is private. */
  list(key: string): PlaylistCover | null
  /** Whether there is a cover with this key, of whatever kind. */
  key(key: string): boolean
}

export function createKnownCovers(covers: CoverSources, playlists: PlaylistCovers): KnownCovers {
  const isId = (id: number) => id === serviceUserId || covers.known(id)
  const listOf = (key: string): PlaylistCover | null => {
    const list = playlists.coverOf(Number(/^p(\d+)-/.exec(key)?.[1]))
    return list && !(list.isPrivate && list.key !== key) ? list : null
  }
  return {
    id: isId,
    list: listOf,
    key(key) {
      if (key.startsWith('p')) return listOf(key) !== null
      return key.startsWith('g') ? isId(Number(key.slice(1))) : covers.find(key) !== undefined
    },
  }
}
