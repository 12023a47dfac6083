import { wireLyrics } from '../wire/lyrics'
import { notFoundBody } from '../wire/not-found-body'
import { wirePrivilege } from '../wire/privilege'
import { wireSong } from '../wire/song'
import { wireQualities } from '../wire/song-qualities'
import { wireDownload, wireNoStream, wireStream } from '../wire/stream'
import type { Handler } from './handler'
import { readId, readIds } from './read-params'
import { sounds } from './song-file'
import { matchHandlers } from './song-match'

const songDetail: Handler<'songDetail'> = ({ ids }, { library }) => {
  const songs = library.songs.byIds(readIds(ids))
  return { songs: songs.map(wireSong), privileges: songs.map(wirePrivilege), code: 200 }
}

const songUrl: Handler<'songUrl'> = async ({ id }, { library }) => {
  const ids = readIds(id)
  if (ids.length === 0) return notFoundBody
  const songs = new Map(library.songs.byIds(ids).map((song) => [song.id, song]))
  const streams = ids.map(async (id) => {
    const song = songs.get(id)
    return song && (await sounds(song)) ? wireStream(song) : wireNoStream(id)
  })
  return { data: await Promise.all(streams), code: 200 }
}

const checkMusic: Handler<'checkMusic'> = async ({ id }, { library }) => {
  const success = await sounds(library.songs.byId(readId(id)))
  return { code: 200, success, message: success ? 'ok' : '亲爱的,暂无版权' }
}

/** The file as it is, whatever bit rate was asked: nothing is made smaller here. */
const songDownloadUrl: Handler<'songDownloadUrl'> = async ({ id }, { library }) => {
  const song = library.songs.byId(readId(id))
  const there = song && (await sounds(song))
  return { data: there ? wireDownload(song) : wireNoStream(readIds(id)[0] ?? 0), code: 200 }
}

const songQualities: Handler<'songQualities'> = ({ id }, { library }) => {
  const song = library.songs.byId(readId(id))
  return song ? { code: 200, data: wireQualities(song), message: '', success: true } : notFoundBody
}

const lyric: Handler<'lyric'> = ({ id }, { library }) => wireLyrics(library.songs.lyrics(readId(id)))

export const songHandlers = {
  songDetail,
  songUrl,
  songDownloadUrl,
  songQualities,
  checkMusic,
  lyric,
  ...matchHandlers,
}
