import { wireReplacement } from '../wire/stream'
import type { Body, Handler } from './handler'
import { readIds } from './read-params'
import { sounds } from './song-file'

const noId: Body = { code: 400, message: '参数不完整' }
const noMatch: Body = { code: 500, message: '匹配失败' }

/** Finds the same recording among the listener's own files; the outside services that `server` names are not asked. */
const match: Handler<'match'> = async ({ id }, { library }) => {
  const [asked] = readIds(id)
  if (asked === undefined) return noId
  for (const song of library.songs.alike(asked))
    if (await sounds(song)) return { code: 200, message: '匹配成功', data: wireReplacement(song) }
  return noMatch
}

export const matchHandlers = { match }
