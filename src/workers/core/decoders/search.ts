import * as v from 'valibot'
import type { SearchResult, SuggestionGroup, Suggestions } from '../../../contract/replies/search'
import { album } from './album'
import { artist } from './artist'
import { optionalListOf } from './decoder'
import { count } from './fields'
import { pageOf } from './page'
import { playlistSummary } from './playlist'
import { track } from './track'
import { video } from './video'
import { userVideo } from './video-of-user'

const rows = v.nullish(v.array(v.unknown()))
const total = v.optional(v.nullable(count))
const more = v.fallback(v.nullish(v.boolean()), null)

const extent = (list: readonly unknown[], counted: number | null | undefined, more?: boolean | null) => ({
  total: counted ?? (list.length === 0 ? 0 : null),
  more: more ?? null,
})

/** A page of `/cloudsearch`. A kind without results may have only its count, or nothing at all. */
export const searchResult = v.pipe(
  v.object({
    result: v.nullable(
      v.object({
        songs: rows,
        songCount: total,
        albums: rows,
        albumCount: total,
        artists: rows,
        artistCount: total,
        playlists: rows,
        playlistCount: total,
        mvs: rows,
        mvCount: total,
        videos: rows,
        videoCount: total,
        hasMore: more,
      }),
      {},
    ),
  }),
  v.transform(({ result }): SearchResult => {
    const { songs, albums, artists, playlists, mvs, videos, hasMore } = result
    return {
      tracks: pageOf(track, songs ?? [], extent(songs ?? [], result.songCount)),
      albums: pageOf(album, albums ?? [], extent(albums ?? [], result.albumCount)),
      artists: pageOf(
        artist,
        artists ?? [],
        extent(artists ?? [], result.artistCount, artists ? hasMore : null),
      ),
      playlists: pageOf(playlistSummary, playlists ?? [], extent(playlists ?? [], result.playlistCount)),
      videos: mvs
        ? pageOf(video, mvs, extent(mvs, result.mvCount))
        : pageOf(userVideo, videos ?? [], extent(videos ?? [], result.videoCount, videos ? hasMore : null)),
    }
  }),
)

const groups: readonly SuggestionGroup[] = ['songs', 'artists', 'albums', 'playlists']

/** `/search/suggest` in its desktop form. No results are an empty `result`. */
export const suggestions = v.pipe(
  v.object({
    result: v.nullable(
      v.object({
        songs: optionalListOf(track),
        artists: optionalListOf(artist),
        albums: optionalListOf(album),
        playlists: optionalListOf(playlistSummary),
        order: optionalListOf(v.picklist(groups)),
      }),
      {},
    ),
  }),
  v.transform(({ result }): Suggestions => {
    const { songs, artists, albums, playlists, order } = result
    const lists: Record<SuggestionGroup, readonly unknown[]> = { songs, artists, albums, playlists }
    return {
      tracks: songs,
      artists,
      albums,
      playlists,
      order: [...new Set([...order, ...groups])].filter((group) => lists[group].length > 0),
    }
  }),
)
