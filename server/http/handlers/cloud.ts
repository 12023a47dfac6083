import type { Song } from '../../library/catalogue/songs'
import { wireCloudEntry, wireMatched, wireUploaded, type UploadedSong } from '../wire/cloud'
import type { ReplyBody, Handler } from './handler'
import { readId, readIds } from '../read-params'
import { isPlayable } from './is-playable'
import { told } from '../../text/told'

const isUploaded = (song: Song): song is UploadedSong => song.upload !== null

/** Checks the file now: one that was deleted since the last scan is shown as missing. */
const asItIs = async <S extends Song>(song: S): Promise<S> => ({ ...song, available: await isPlayable(song) })

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

const noMatch: ReplyBody = { code: 400, message: told(({ faults }) => faults.notMatched) }

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
  // the upload was deleted before its reply was sent
  return song
    ? wireUploaded(song, kept.alreadyThere)
    : { code: 404, message: told(({ uploads }) => uploads.deleted) }
}

export const cloudHandlers = { userCloud, userCloudDelete, cloudMatch, cloudUpload }
