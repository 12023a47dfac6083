import { categoryGroupOf } from '../../library/playlists/category-names'
import type { Playlist } from '../../listeners/collections/playlist'
import { wirePlaylist, wireRecommendedPlaylist } from '../wire/playlist'
import type { Context, Handler } from './handler'
import { languages } from '../../../src/contract/languages'
import { categoryText, readCategory } from '../../text/category-text'
import { serverTexts } from '../../text/server-texts'
import { told } from '../../text/told'

const mostForListener = 30

const recommendResource: Handler<'recommendResource'> = (_params, { collections, discovery, listener }) => {
  const lists = discovery.playlistsFor(listener.id, collections.playlists).slice(0, mostForListener)
  return {
    code: 200,
    featureFirst: true,
    haveRcmdSongs: lists.length > 0,
    recommend: lists.map((list) => {
      const { id, name, copywriter, picUrl, playCount, trackCount, alg } = wireRecommendedPlaylist(list)
      const { createTime, creator, userId } = wirePlaylist(list)
      // this reply alone spells the count in lower case
      const playcount = playCount
      return {
        id,
        type: 1,
        name,
        copywriter,
        picUrl,
        playcount,
        createTime,
        creator,
        trackCount,
        userId,
        alg,
      }
    }),
  }
}

const wireCategory = (name: string, resourceCount: number, hot: boolean) => ({
  name: categoryText(name),
  resourceCount,
  imgId: 0,
  imgUrl: null,
  type: 0,
  category: categoryGroupOf(name),
  resourceType: 0,
  hot,
  activity: false,
})

/** How many categories, those with most playlists, are marked as hot. */
const hotCategories = 8

const byCount = (tags: ReadonlyMap<string, number>) =>
  [...tags].sort(([one, count], [other, more]) => more - count || (one < other ? -1 : 1))

const catlist: Handler<'catlist'> = (_params, { collections }) => {
  const { total } = collections.playlists.publicPlaylists(
    { tag: null, order: 'hot', limit: 0, offset: 0 },
    null,
  )
  return {
    code: 200,
    all: { ...wireCategory('', total, false), name: told(({ categories }) => categories.all), category: 4 },
    sub: byCount(collections.playlists.tags()).map(([name, count], at) =>
      wireCategory(name, count, at < hotCategories),
    ),
    categories: Object.fromEntries(
      [0, 1, 2, 3, 4].map((group) => [group, told(({ categories }) => categories.groups[group] ?? '')]),
    ),
  }
}

/** Names for all categories together. */
const everything = new Set(['', '全部', ...languages.map((language) => serverTexts[language].categories.all)])
const tagOf = (cat: string): string | null => (everything.has(cat.trim()) ? null : readCategory(cat.trim()))

const topPlaylist: Handler<'topPlaylist'> = ({ cat, order, limit, offset }, { collections, listener }) => {
  const asked = { tag: tagOf(cat), order: order === 'new' ? 'new' : 'hot', limit, offset } as const
  const { lists, total } = collections.playlists.publicPlaylists(asked, listener?.id ?? null)
  return {
    playlists: lists.map(wirePlaylist),
    total,
    code: 200,
    more: total > offset + lists.length && lists.length > 0,
    cat,
  }
}

/** Computed playlists with lossless songs only, latest change first. */
const highQuality = ({ collections, listener }: Context): Playlist[] =>
  collections.playlists
    .computed(listener?.id ?? null)
    .filter(({ lossless }) => lossless)
    .sort((one, other) => other.updatedMs - one.updatedMs || one.id - other.id)

const highqualityTags: Handler<'highqualityTags'> = (_params, context) => {
  const counts = new Map<string, number>()
  for (const { tags } of highQuality(context))
    for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return {
    tags: byCount(counts).map(([name], at) => ({
      id: at + 1,
      name: categoryText(name),
      type: 0,
      category: categoryGroupOf(name),
      hot: at < hotCategories,
    })),
    code: 200,
  }
}

const topPlaylistHighquality: Handler<'topPlaylistHighquality'> = ({ cat, limit, before }, context) => {
  const tag = tagOf(cat)
  const all = highQuality(context).filter(({ tags }) => tag === null || tags.includes(tag))
  const left = before > 0 ? all.filter(({ updatedMs }) => updatedMs < before) : all
  const last = left[Math.min(limit, left.length) - 1]?.updatedMs
  // lists with the same time stay on one page, because the next page starts at a time
  const lists = left.filter(({ updatedMs }, at) => at < limit || updatedMs === last)
  return {
    playlists: lists.map((list) => ({ ...wirePlaylist(list), tag: categoryText(list.tags[0] ?? '') })),
    code: 200,
    more: lists.length < left.length,
    lasttime: last ?? 0,
    total: all.length,
  }
}

export const listHandlers = {
  recommendResource,
  catlist,
  highqualityTags,
  topPlaylist,
  topPlaylistHighquality,
}
