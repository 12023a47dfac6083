import { access, constants } from 'node:fs/promises'
import type { Song } from '../library/songs'
import { wireLyrics } from '../wire/lyrics'
import { notFoundBody } from '../wire/not-found-body'
import { wirePrivilege } from '../wire/privilege'
import { wireSong } from '../wire/song'
import { wireNoStream, wireStream } from '../wire/stream'
import type { Handler } from './handler'
import { readIds } from './read-params'

const sounds = async (song: Song | undefined): Promise<boolean> => {
  if (!song?.available || song.path === null) return false
  return access(song.path, constants.R_OK).then(
    () => true,
    () => false,
  )
}

const songDetail: Handler<'songDetail'> = ({ ids }, { library }) => {
  const songs = library.songs.byIds(readIds(ids))
  return { songs: songs.map(wireSong), privileges: songs.map(wirePrivilege), code: 200 }
}

const songUrl: Handler<'songUrl'> = async ({ id }, { library }) => {
  const ids = readIds(id)
  if (ids.length === 0) return notFoundBody
  const streams = ids.map(async (id) => {
    const song = library.songs.byId(id)
    return song && (await sounds(song)) ? wireStream(song) : wireNoStream(id)
  })
  return { data: await Promise.all(streams), code: 200 }
}

const checkMusic: Handler<'checkMusic'> = async ({ id }, { library }) => {
  const success = await sounds(library.songs.byId(Number(id)))
  return { code: 200, success, message: success ? 'ok' : '亲爱的,暂无版权' }
}

const lyric: Handler<'lyric'> = ({ id }, { library }) => wireLyrics(library.songs.lyrics(Number(id)))

export const songHandlers = { songDetail, songUrl, checkMusic, lyric }
