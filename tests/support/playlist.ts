import type { PlaylistDetail } from '../../src/contract/replies/playlist'

/** A playlist of the listener with id 5. */
export function playlist(id: number, changes: Partial<PlaylistDetail> = {}): PlaylistDetail {
  return {
    id,
    name: `Playlist ${id}`,
    cover: null,
    playCount: 0,
    trackCount: 12,
    copywriter: '',
    creator: { userId: 5, nickname: 'Listener' },
    description: null,
    tags: [],
    createdMs: null,
    updatedMs: null,
    subscribed: false,
    isLikes: id === 1,
    isPrivate: false,
    ...changes,
  }
}
