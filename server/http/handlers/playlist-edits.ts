import { textLimits } from '../../../src/contract/text-limits'
import { wirePlaylist } from '../wire/playlist'
import type { Handler, ReplyBody } from './handler'
import { readId } from '../read-params'
import { languages } from '../../../src/contract/languages'
import { readCategory } from '../../text/category-text'
import { serverTexts } from '../../text/server-texts'
import { readText, told, type ServerText } from '../../text/told'
import type { ServerTexts } from '../../text/zh-cn'

const failures = {
  duplicate: { code: 502, message: told(({ faults }) => faults.duplicateSong) },
  unknownSong: { code: 400, message: told(({ faults }) => faults.unknownSong) },
} as const satisfies Record<string, ReplyBody>

/** NetEase's servers wrap this reply: the result is in the inner code. */
const wrapped = (body: ReplyBody): ReplyBody => ({ status: 200, body, cookie: [] })

const playlistEditTracks: Handler<'playlistEditTracks'> = (params, { collections, listener }) => {
  const { playlists, edits } = collections
  const list = playlists.byId(readId(params.pid), listener.id)
  if (list?.creator?.id !== listener.id) return playlistNotFound
  const ids = params.tracks.split(',').map(readId)
  if (params.op !== 'add' && params.op !== 'del')
    return wrapped({ code: 400, message: told(({ faults }) => faults.badParameters) })
  if (params.op === 'del') edits.removeSongs(list.id, ids)
  else {
    const became = edits.addSongs(list.id, listener.id, ids)
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

/** There is no such playlist, or the caller may not see it. */
export const playlistNotFound: ReplyBody = { code: 404, message: told(({ faults }) => faults.noPlaylist) }

/** Counts code points: a surrogate pair is one character. */
const lengthOf = (text: string): number => [...text].length

/** Replaces lone surrogates and null characters, which the database cannot store. */
const storable = (text: string): string => text.replace(/[\p{Cs}\0]/gu, '\ufffd')

const wrongName: ReplyBody = { code: 400, message: told(({ faults }) => faults.playlistName) }

const nameFits = (name: string) => name !== '' && lengthOf(name) <= textLimits.playlistName

const playlistCreate: Handler<'playlistCreate'> = ({ name, privacy, type }, { collections, listener }) => {
  if (!nameFits(name)) return wrongName
  if (type !== '' && type.toUpperCase() !== 'NORMAL')
    return { code: 400, message: told(({ faults }) => faults.playlistKind) }
  const id = collections.edits.create(listener.id, storable(name), privacy === 10)
  const list = collections.playlists.byId(id, listener.id)
  return { code: 200, id, playlist: list ? wirePlaylist(list) : null }
}

/** Whether a text reads like this in any language. */
const isName = (text: ServerText, name: string): boolean =>
  languages.some((language) => readText(text, serverTexts[language]) === name)

/** Each part succeeds or fails on its own. A missing part counts as empty, as on NetEase's servers. */
const playlistUpdate: Handler<'playlistUpdate'> = (params, { collections, listener }) => {
  const list = collections.playlists.byId(readId(params.id), listener.id)
  if (list?.creator?.id !== listener.id) return playlistNotFound
  const { name, desc } = params
  const tags = [...new Set(params.tags.split(';').map((tag) => tag.trim()))].filter((tag) => tag !== '')
  const fits = {
    // the name of this playlist follows the listener's nickname
    name: list.kind === 'likes' ? isName(list.name, name) : nameFits(name),
    desc: lengthOf(desc) <= textLimits.playlistDescription,
    tags:
      tags.length <= textLimits.playlistTags && tags.every((tag) => lengthOf(tag) <= textLimits.playlistTag),
  }
  collections.edits.update(list.id, {
    ...(fits.name && list.kind !== 'likes' && { name: storable(name) }),
    ...(fits.desc && { description: storable(desc) }),
    ...(fits.tags && { tags: tags.map((tag) => readCategory(storable(tag))) }),
  })
  const part = (fit: boolean, fault: keyof ServerTexts['faults']): ReplyBody =>
    fit ? { code: 200 } : { code: 400, message: told(({ faults }) => faults[fault]) }
  return {
    '/api/playlist/desc/update': part(fits.desc, 'descriptionLong'),
    '/api/playlist/tags/update': part(fits.tags, 'manyTags'),
    '/api/playlist/update/name': part(fits.name, 'playlistNameBad'),
    code: 200,
  }
}

/** Deletes all of the named playlists or none. */
const playlistDelete: Handler<'playlistDelete'> = ({ id }, { collections, listener }) => {
  const ids = [...new Set(id.split(',').map(readId))]
  const lists = collections.playlists.byIds(ids, listener.id)
  const own = lists.filter(({ creator }) => creator?.id === listener.id)
  if (own.length < ids.length) return playlistNotFound
  if (own.some(({ kind }) => kind === 'likes'))
    return { code: 400, message: told(({ faults }) => faults.likesStay) }
  collections.edits.remove(ids)
  return { code: 200, id: ids[0] }
}

const playlistSubscribe: Handler<'playlistSubscribe'> = ({ t, id }, { collections, listener }) => {
  const list = collections.playlists.byId(readId(id), listener.id)
  if (!list) return playlistNotFound
  if (t !== '1') {
    collections.collected.remove(listener.id, 'playlist', list.id)
    return { code: 200 }
  }
  if (list.creator?.id === listener.id)
    return { code: 400, message: told(({ faults }) => faults.ownPlaylist) }
  if (collections.playlists.isPersonal(list.id))
    return { code: 400, message: told(({ faults }) => faults.personalPlaylist) }
  return collections.collected.add(listener.id, 'playlist', list.id)
    ? { code: 200 }
    : { code: 501, message: told(({ faults }) => faults.collected) }
}

export const playlistTextsHandlers = { playlistCreate, playlistUpdate, playlistDelete, playlistSubscribe }
