import type { AlbumDetail, Album } from './catalogue/album'
import type { Banner } from './catalogue/banner'
import type { HotSearch } from './catalogue/hot-search'
import type { PlaylistDetail, PlaylistSummary } from './catalogue/playlist'
import type { Profile } from './catalogue/profile'
import type { Stream } from './catalogue/stream'
import type { Track } from './catalogue/track'
import type { TrackPage } from './catalogue/track-page'
import type { Endpoint, ParamsOf } from './endpoint'
import type { LyricTexts } from './lyrics/lyric-data'

const minute = 60

/**
 * Every call that the client makes and the server answers: the one source for both and for the contract suite.
 * A row needs a reply type below, a decoder in `workers/core/decoders` and a handler in `server/handlers`;
 * a missing one is a type error.
 */
export const endpoints = {
  banner: { path: '/banner', params: { type: 0 }, login: false, freshSeconds: 10 * minute },
  personalized: { path: '/personalized', params: { limit: 10 }, login: false, freshSeconds: 10 * minute },
  albumNewest: { path: '/album/newest', params: {}, login: false, freshSeconds: 10 * minute },
  album: { path: '/album', params: { id: 'required' }, login: false, freshSeconds: 10 * minute },
  playlistDetail: {
    path: '/playlist/detail',
    params: { id: 'required' },
    login: false,
    freshSeconds: minute,
    anonymous: true,
  },
  playlistTracks: {
    path: '/playlist/track/all',
    params: { id: 'required', limit: 30, offset: 0 },
    login: false,
    freshSeconds: minute,
  },
  songDetail: { path: '/song/detail', params: { ids: 'required' }, login: false, freshSeconds: minute },
  songUrl: {
    path: '/song/url/v1',
    params: { id: 'required', level: 'exhigh' },
    login: false,
    freshSeconds: 0,
  },
  checkMusic: { path: '/check/music', params: { id: 'required' }, login: false, freshSeconds: 0 },
  lyric: { path: '/lyric/new', params: { id: 'required' }, login: false, freshSeconds: 60 * minute },
  hotSearches: { path: '/search/hot/detail', params: {}, login: false, freshSeconds: minute },
  loginStatus: { path: '/login/status', params: {}, login: false, freshSeconds: 0 },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints

export type EndpointParams<N extends EndpointName> = ParamsOf<(typeof endpoints)[N]>

/** What each row's reply becomes once decoded. */
export interface EndpointReplies {
  banner: Banner[]
  personalized: PlaylistSummary[]
  albumNewest: Album[]
  album: AlbumDetail
  playlistDetail: PlaylistDetail
  playlistTracks: TrackPage
  songDetail: Track[]
  /** The streams that exist, in no promised order: find by track id. */
  songUrl: Stream[]
  /** Whether the track can be played at all. */
  checkMusic: boolean
  lyric: LyricTexts
  hotSearches: HotSearch[]
  /** Null for a visitor. */
  loginStatus: Profile | null
}
