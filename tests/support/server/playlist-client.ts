import type { TestBackend } from './music-folder'
import { signedIn } from './signed-in'

export interface PlaylistReply {
  id: number
  name: string
  description: string | null
  tags: string[]
  coverImgUrl: string
  privacy: number
  specialType: number
  trackCount: number
  cloudTrackCount: number
  subscribed: boolean
  subscribedCount: number
  playCount: number
  updateTime: number
  trackUpdateTime: number
  creator: { userId: number; nickname: string }
}

export interface DetailReply extends PlaylistReply {
  trackIds: { id: number; at: number }[]
  tracks: { id: number; name: string; st: number }[]
}

/** A listener and the calls for playlists, likes and collections. */
export function playlistClient(backend: TestBackend, nickname = '小满') {
  const { id, cookie } = signedIn(backend.data, nickname)
  const headers = { Cookie: cookie }
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the assertions that follow check it
  const call = <T>(path: string, given: Record<string, string | number> = {}) => {
    const params = Object.entries(given).map(([name, value]): [string, string] => [name, String(value)])
    return backend.call<T>(path, { method: 'POST', headers, body: new URLSearchParams(params) })
  }
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as above
  const ask = async <T>(path: string, given?: Record<string, string | number>) =>
    (await call<T>(path, given)).body
  return {
    id,
    cookie,
    call,
    ask,
    create: async (name: string, given: Record<string, string | number> = {}) =>
      (await ask<{ id: number }>('/playlist/create', { name, ...given })).id,
    add: (pid: number, ...ids: number[]) =>
      call<{ body: { code: number; message?: string } }>('/playlist/tracks', {
        op: 'add',
        pid,
        tracks: ids.join(),
      }),
    drop: (pid: number, ...ids: number[]) =>
      ask<{ body: { code: number } }>('/playlist/tracks', { op: 'del', pid, tracks: ids.join() }),
    detail: async (list: number) =>
      (await ask<{ playlist: DetailReply }>('/playlist/detail', { id: list })).playlist,
    tracks: async (list: number, given: Record<string, number> = {}) =>
      (
        await ask<{ songs: { id: number; name: string; st: number }[] }>('/playlist/track/all', {
          id: list,
          ...given,
        })
      ).songs,
    lists: async (uid = id, given: Record<string, number> = {}) =>
      (await ask<{ playlist: PlaylistReply[] }>('/user/playlist', { uid, ...given })).playlist,
    likes: async () => (await ask<{ ids: number[] }>('/likelist')).ids,
  }
}
