import type { Song } from '../library/songs'
import { wireCloudEntry, wireMatched, wireUploaded, type UploadedSong } from '../wire/cloud'
import type { Body, Handler } from './handler'
import { readId, readIds } from './read-params'
import { sounds } from './song-file'

const isUploaded = (song: Song): song is UploadedSong => song.upload !== null

/** Up to the moment: a file that went since the start is shown as gone. */
const asItIs = async <S extends Song>(song: S): Promise<S> => ({ ...song, available: await sounds(song) })

const userCloud: Handler<'userCloud'> = async ({ limit, offset }, { cloud, library, listener }) => {
  const { count, bytes } = cloud.usage(listener.id)
  const songs = library.songs.byIds(cloud.page(listener.id, limit, offset)).filter(isUploaded)
  return {
    data: (await Promise.all(songs.map(asItIs))).map(wireCloudEntry),
    count,
    size: bytes,
    maxSize: cloud.maxBytes,
    upgradeSign: 0,
    hasMore: offset + songs.length < count,
    code: 200,
  }
}

const userCloudDelete: Handler<'userCloudDelete'> = ({ id }, { cloud, listener }) => {
  const asked = [...new Set(readIds(id))]
  const succIds = cloud.remove(listener.id, asked)
  const failIds = asked.filter((one) => !succIds.includes(one))
  return succIds.length > 0 ? { code: 200, succIds, failIds } : { code: 404, succIds, failIds }
}

const noMatch: Body = { code: 400, message: '匹配失败' }

const cloudMatch: Handler<'cloudMatch'> = ({ sid, asid }, { cloud, library, listener }) => {
  const upload = readId(sid)
  const [as] = readIds(asid)
  if (as === undefined || !cloud.match(listener.id, upload, as === 0 ? null : as)) return noMatch
  const song = library.songs.byId(upload)
  return song ? wireMatched(song) : noMatch
}

const cloudUpload: Handler<'cloudUpload'> = async (_params, { cloud, library, listener, request }) => {
  const kept = await cloud.receive(listener.id, request)
  if ('code' in kept) return { ...kept }
  const song = library.songs.byId(kept.songId)
  // deleted again while its answer was on the way
  return song ? wireUploaded(song, kept.alreadyThere) : { code: 404, message: '文件已被删除' }
}

export const cloudHandlers = { userCloud, userCloudDelete, cloudMatch, cloudUpload }
