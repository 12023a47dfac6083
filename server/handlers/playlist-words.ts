import { wirePlaylist } from '../wire/playlist'
import type { Body, Handler } from './handler'
import { noPlaylist } from './no-playlist'
import { readId } from './read-params'

const most = { name: 40, description: 1000, tags: 3, tag: 20 } as const

/** As a reader counts: a pair of surrogates is one. */
const lengthOf = (text: string): number => [...text].length

/** Halves of characters and the null character cannot be stored. */
const storable = (text: string): string => text.replace(/[\p{Cs}\0]/gu, '\ufffd')

const wrongName: Body = { code: 400, message: '歌单名称须为 1 到 40 个字' }

const nameFits = (name: string) => name !== '' && lengthOf(name) <= most.name

const playlistCreate: Handler<'playlistCreate'> = ({ name, privacy, type }, { collections, listener }) => {
  if (!nameFits(name)) return wrongName
  if (type !== '' && type.toUpperCase() !== 'NORMAL') return { code: 400, message: '只能创建普通歌单' }
  const id = collections.edits.create(listener.id, storable(name), privacy === 10)
  const list = collections.playlists.byId(id, listener.id)
  return { code: 200, id, playlist: list ? wirePlaylist(list) : null }
}

/** Each part succeeds or fails by itself; what is left out counts as empty, as in the field. */
const playlistUpdate: Handler<'playlistUpdate'> = (params, { collections, listener }) => {
  const list = collections.playlists.byId(readId(params.id), listener.id)
  if (list?.creator?.id !== listener.id) return noPlaylist
  const { name, desc } = params
  const tags = [...new Set(params.tags.split(';').map((tag) => tag.trim()))].filter((tag) => tag !== '')
  const fits = {
    // the name of the likes follows the listener's own
    name: list.kind === 'likes' ? name === list.name : nameFits(name),
    desc: lengthOf(desc) <= most.description,
    tags: tags.length <= most.tags && tags.every((tag) => lengthOf(tag) <= most.tag),
  }
  collections.edits.describe(list.id, {
    ...(fits.name && list.kind !== 'likes' && { name: storable(name) }),
    ...(fits.desc && { description: storable(desc) }),
    ...(fits.tags && { tags: tags.map(storable) }),
  })
  const part = (fit: boolean, message: string): Body => (fit ? { code: 200 } : { code: 400, message })
  return {
    '/api/playlist/desc/update': part(fits.desc, '简介不能超过 1000 个字'),
    '/api/playlist/tags/update': part(fits.tags, '标签最多 3 个'),
    '/api/playlist/update/name': part(fits.name, '歌单名称不合要求'),
    code: 200,
  }
}

/** All of the lists named, or none. */
const playlistDelete: Handler<'playlistDelete'> = ({ id }, { collections, listener }) => {
  const ids = [...new Set(id.split(',').map(readId))]
  const lists = collections.playlists.byIds(ids, listener.id)
  const own = lists.filter(({ creator }) => creator?.id === listener.id)
  if (own.length < ids.length) return noPlaylist
  if (own.some(({ kind }) => kind === 'likes')) return { code: 400, message: '喜欢的音乐不能删除' }
  collections.edits.remove(ids)
  return { code: 200, id: ids[0] }
}

const playlistSubscribe: Handler<'playlistSubscribe'> = ({ t, id }, { collections, listener }) => {
  const list = collections.playlists.byId(readId(id), listener.id)
  if (!list) return noPlaylist
  if (t !== '1') {
    collections.collected.remove(listener.id, 'playlist', list.id)
    return { code: 200 }
  }
  if (list.creator?.id === listener.id) return { code: 400, message: '不能收藏自己的歌单' }
  return collections.collected.add(listener.id, 'playlist', list.id)
    ? { code: 200 }
    : { code: 501, message: '已收藏' }
}

export const playlistWordsHandlers = { playlistCreate, playlistUpdate, playlistDelete, playlistSubscribe }
