import type { Album } from '../../../src/contract/replies/album'
import type { Artist } from '../../../src/contract/replies/artist'
import type { Page } from '../../../src/contract/replies/page'
import type { SearchResult } from '../../../src/contract/replies/search'
import type { Video } from '../../../src/contract/replies/video'

/** A page of a list whose length the backend says, or not. */
export function pageOf<T>(
  items: T[],
  total: number | null = items.length,
  more: boolean | null = null,
): Page<T> {
  return { items, received: items.length, total, more }
}

export const ids = (count: number, from = 1) => Array.from({ length: count }, (_, at) => from + at)

/** A reply to a search; the kinds that are not given hold nothing. */
export function found(lists: Partial<SearchResult>): SearchResult {
  return {
    tracks: pageOf([]),
    artists: pageOf([]),
    albums: pageOf([]),
    videos: pageOf([]),
    playlists: pageOf([]),
    ...lists,
  }
}

export function album(id: number): Album {
  return {
    id,
    name: `Album ${id}`,
    picUrl: null,
    artists: [{ id: 1, name: 'Artist' }],
    publishedMs: new Date(2024, 4, 1).getTime(),
    trackCount: 3,
    description: null,
    company: null,
  }
}

export function artist(id: number): Artist {
  return {
    id,
    name: `Artist ${id}`,
    aliases: [],
    picUrl: null,
    albumCount: 0,
    trackCount: 2,
    videoCount: 0,
    followed: false,
  }
}

export function video(id: number): Video {
  return {
    id,
    name: `Video ${id}`,
    cover: null,
    artists: [{ id: 1, name: 'Artist' }],
    duration: 65,
    playCount: 12_345,
  }
}
