import type { Body, Handler } from './handler'
import { noPlaylist } from './no-playlist'
import { readId } from './read-params'

const failures = {
  duplicate: { code: 502, message: '歌单内歌曲重复' },
  unknownSong: { code: 400, message: '当前歌曲已下架，无法收藏哦' },
} as const satisfies Record<string, Body>

/** As the field's servers wrap it: what became of the call stands in the inner code. */
const wrapped = (body: Body): Body => ({ status: 200, body, cookie: [] })

const playlistEditTracks: Handler<'playlistEditTracks'> = (params, { collections, listener }) => {
  const { playlists, edits } = collections
  const list = playlists.byId(readId(params.pid), listener.id)
  if (list?.creator?.id !== listener.id) return noPlaylist
  const ids = params.tracks.split(',').map(readId)
  if (params.op !== 'add' && params.op !== 'del') return wrapped({ code: 400, message: '参数错误' })
  if (params.op === 'del') edits.drop(list.id, ids)
  else {
    const became = edits.add(list.id, listener.id, ids)
    if (became !== 'done') return wrapped(failures[became])
  }
  const { trackCount, uploadCount } = playlists.byId(list.id, listener.id) ?? list
  return wrapped({
    code: 200,
    ...(params.op === 'add' && { trackIds: JSON.stringify([...new Set(ids)]) }),
    count: trackCount,
    cloudCount: uploadCount,
  })
}

export const playlistTracksHandlers = { playlistEditTracks }
