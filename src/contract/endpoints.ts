import { endpointTable, type ParamsOf } from './endpoint'
import { libraryEndpoints } from './library-endpoints'

const minute = 60
const hour = 60 * minute

/** Replies that change with the catalogue only. */
const catalogue = { freshSeconds: 10 * minute } as const
/** Replies that change by actions of the listener only. */
const listenerData = { login: true, freshSeconds: minute } as const
const page = { limit: 30, offset: 0 } as const

/** Rows whose replies show the listener's own playlists. */
const ownPlaylistRows = [
  'userPlaylist',
  'userSubcount',
  'playlistDetail',
  'playlistTracks',
  'topPlaylist',
] as const
/** Rows whose replies show the liked tracks. */
const likeRows = ['likelist', 'playlistDetail', 'playlistTracks', 'userPlaylist'] as const
/** Rows whose replies are comments. */
const commentRows = [
  'commentMusic',
  'commentMv',
  'commentAlbum',
  'commentPlaylist',
  'commentVideo',
  'commentNew',
  'commentHot',
  'commentFloor',
] as const
const commentParams = { id: 'required', limit: 20, offset: 0, before: 0 } as const

/**
 * Every call of the API, for client, server and the contract suite. Each row needs a reply type in
 * `endpoint-replies.ts`, a decoder in `src/workers/core/decoders` and a handler in `server/http/handlers`; a missing one
 * is a type error.
 */
export const endpoints = endpointTable({
  // home and discovery
  banner: { path: '/banner', params: { type: 0 }, ...catalogue },
  personalized: { path: '/personalized', params: { limit: 10 }, ...catalogue },
  personalizedNewsong: { path: '/personalized/newsong', params: { limit: 10 }, ...catalogue },
  personalizedMv: { path: '/personalized/mv', params: {}, ...catalogue },
  personalizedDjprogram: { path: '/personalized/djprogram', params: {}, ...catalogue },
  personalizedPrivatecontent: { path: '/personalized/privatecontent', params: {}, ...catalogue },
  recommendSongs: { path: '/recommend/songs', params: { afresh: '' }, login: true },
  recommendResource: { path: '/recommend/resource', params: {}, ...listenerData },
  recommendDislike: {
    path: '/recommend/songs/dislike',
    params: { id: 'required' },
    login: true,
    makesStale: ['historyRecommendSongs'],
  },
  historyRecommendDates: { path: '/history/recommend/songs', params: {}, login: true },
  historyRecommendSongs: {
    path: '/history/recommend/songs/detail',
    params: { date: 'required' },
    login: true,
    ...catalogue,
  },
  albumNewest: { path: '/album/newest', params: {}, ...catalogue },
  albumNew: { path: '/album/new', params: { area: 'ALL', ...page }, ...catalogue },
  topArtists: { path: '/top/artists', params: { limit: 50, offset: 0 }, ...catalogue },
  artistList: { path: '/artist/list', params: { type: 1, area: -1, initial: '', ...page }, ...catalogue },
  toplist: { path: '/toplist', params: {}, ...catalogue },
  toplistDetail: { path: '/toplist/detail', params: {}, ...catalogue },

  // playlists
  catlist: { path: '/playlist/catlist', params: {}, freshSeconds: hour },
  highqualityTags: { path: '/playlist/highquality/tags', params: {}, freshSeconds: hour },
  topPlaylist: { path: '/top/playlist', params: { cat: '全部', order: 'hot', ...page }, ...catalogue },
  topPlaylistHighquality: {
    path: '/top/playlist/highquality',
    params: { cat: '全部', limit: 30, before: 0 },
    ...catalogue,
  },
  playlistDetail: {
    path: '/playlist/detail',
    params: { id: 'required', s: 8 },
    freshSeconds: minute,
    anonymous: true,
  },
  // other clients expect the whole list when they give no limit
  playlistTracks: {
    path: '/playlist/track/all',
    params: { id: 'required', limit: 1000, offset: 0 },
    freshSeconds: minute,
  },
  playlistCreate: {
    path: '/playlist/create',
    params: { name: 'required', privacy: 0, type: 'NORMAL' },
    login: true,
    makesStale: ownPlaylistRows,
  },
  playlistUpdate: {
    path: '/playlist/update',
    params: { id: 'required', name: 'required', desc: '', tags: '' },
    login: true,
    makesStale: ownPlaylistRows,
  },
  playlistDelete: {
    path: '/playlist/delete',
    params: { id: 'required' },
    login: true,
    makesStale: ownPlaylistRows,
  },
  playlistSubscribe: {
    path: '/playlist/subscribe',
    params: { t: 'required', id: 'required' },
    login: true,
    makesStale: ownPlaylistRows,
    codes: [501],
  },
  playlistEditTracks: {
    path: '/playlist/tracks',
    params: { op: 'required', pid: 'required', tracks: 'required' },
    login: true,
    makesStale: [...ownPlaylistRows, 'likelist'],
  },
  simiPlaylist: { path: '/simi/playlist', params: { id: 'required', limit: 50, offset: 0 }, ...catalogue },

  // albums and artists
  album: { path: '/album', params: { id: 'required' }, ...catalogue },
  albumDynamic: { path: '/album/detail/dynamic', params: { id: 'required' } },
  albumSub: {
    path: '/album/sub',
    params: { t: 'required', id: 'required' },
    login: true,
    makesStale: ['albumSublist', 'userSubcount'],
  },
  artistDetail: { path: '/artist/detail', params: { id: 'required' }, freshSeconds: minute },
  artistTop: { path: '/artists', params: { id: 'required' }, freshSeconds: minute },
  artistSongs: {
    path: '/artist/songs',
    params: { id: 'required', order: 'hot', limit: 100, offset: 0 },
    ...catalogue,
  },
  artistAlbums: { path: '/artist/album', params: { id: 'required', ...page }, ...catalogue },
  artistMvs: { path: '/artist/mv', params: { id: 'required', ...page }, ...catalogue },
  artistDesc: { path: '/artist/desc', params: { id: 'required' }, freshSeconds: hour },
  artistSub: {
    path: '/artist/sub',
    params: { id: 'required', t: 'required' },
    login: true,
    makesStale: ['artistSublist', 'artistDetail', 'artistTop', 'userSubcount'],
  },
  simiArtist: { path: '/simi/artist', params: { id: 'required' }, login: true, ...catalogue },

  // the listener's account and collection
  userAccount: { path: '/user/account', params: {} },
  userDetail: { path: '/user/detail', params: { uid: 'required' }, freshSeconds: minute },
  userSubcount: { path: '/user/subcount', params: {}, ...listenerData },
  userLevel: { path: '/user/level', params: {}, ...listenerData },
  userPlaylist: { path: '/user/playlist', params: { uid: 'required', ...page }, freshSeconds: minute },
  albumSublist: { path: '/album/sublist', params: page, ...listenerData },
  artistSublist: { path: '/artist/sublist', params: page, ...listenerData },
  likelist: { path: '/likelist', params: { uid: '' }, ...listenerData },
  like: { path: '/like', params: { id: 'required', like: 'true' }, login: true, makesStale: likeRows },
  userCloud: { path: '/user/cloud', params: page, ...listenerData },
  userCloudDelete: {
    path: '/user/cloud/del',
    params: { id: 'required' },
    login: true,
    makesStale: ['userCloud', 'songDetail', ...likeRows],
  },
  cloudMatch: {
    path: '/cloud/match',
    params: { uid: '', sid: 'required', asid: 'required' },
    login: true,
    makesStale: ['userCloud', 'songDetail', 'lyric'],
  },
  cloudUpload: {
    path: '/cloud',
    params: {},
    method: 'POST',
    login: true,
    makesStale: ['userCloud'],
    codes: [201],
  },

  // songs
  songDetail: { path: '/song/detail', params: { ids: 'required' }, freshSeconds: minute },
  songQualities: { path: '/song/music/detail', params: { id: 'required' }, ...catalogue },
  songUrl: { path: '/song/url/v1', params: { id: 'required', level: 'exhigh' } },
  songDownloadUrl: { path: '/song/download/url', params: { id: 'required', br: 999_000 }, login: true },
  checkMusic: { path: '/check/music', params: { id: 'required', br: 999_000 } },
  match: { path: '/match', params: { id: '', server: 'kuwo,qq,pyncmd,kugou' } },
  lyric: { path: '/lyric/new', params: { id: 'required' }, freshSeconds: hour },
  simiSong: { path: '/simi/song', params: { id: 'required', limit: 50, offset: 0 }, freshSeconds: hour },
  scrobble: {
    path: '/scrobble',
    params: { id: 'required', sourceid: '', time: 0 },
    login: true,
    makesStale: ['userLevel'],
  },
  personalFm: { path: '/personal_fm', params: {} },
  fmTrash: { path: '/fm_trash', params: { id: 'required', time: 25 }, login: true, makesStale: [] },

  // search
  hotSearches: { path: '/search/hot/detail', params: {}, freshSeconds: minute },
  searchSuggest: {
    path: '/search/suggest',
    params: { keywords: 'required', type: '' },
    freshSeconds: minute,
  },
  cloudsearch: {
    path: '/cloudsearch',
    params: { keywords: 'required', type: 1, ...page },
    freshSeconds: minute,
  },

  // comments
  commentMusic: { path: '/comment/music', params: commentParams },
  commentMv: { path: '/comment/mv', params: commentParams },
  commentAlbum: { path: '/comment/album', params: commentParams },
  commentPlaylist: { path: '/comment/playlist', params: commentParams },
  commentVideo: { path: '/comment/video', params: commentParams },
  commentNew: {
    path: '/comment/new',
    params: { type: 'required', id: 'required', pageNo: 1, pageSize: 20, sortType: 99, cursor: '' },
  },
  commentHot: { path: '/comment/hot', params: { type: 'required', ...commentParams } },
  commentFloor: {
    path: '/comment/floor',
    params: { type: 'required', id: 'required', parentCommentId: 'required', time: -1, limit: 20 },
  },
  comment: {
    path: '/comment',
    params: { t: 'required', type: 'required', id: 'required', content: '', commentId: '' },
    login: true,
    makesStale: commentRows,
  },
  commentLike: {
    path: '/comment/like',
    params: { t: 'required', type: 'required', id: 'required', cid: 'required' },
    login: true,
    makesStale: commentRows,
  },

  // videos
  mvDetail: { path: '/mv/detail', params: { mvid: 'required' }, ...catalogue },
  mvDetailInfo: { path: '/mv/detail/info', params: { mvid: 'required' } },
  mvUrl: { path: '/mv/url', params: { id: 'required', r: 1080 } },
  simiMv: { path: '/simi/mv', params: { mvid: 'required' }, ...catalogue },
  videoDetail: { path: '/video/detail', params: { id: 'required' }, ...catalogue },
  videoUrl: { path: '/video/url', params: { id: 'required', res: 1080 } },
  relatedVideos: { path: '/related/allvideo', params: { id: 'required' }, ...catalogue },

  ...libraryEndpoints,

  // login and session
  qrKey: { path: '/login/qr/key', params: {} },
  qrCreate: { path: '/login/qr/create', params: { key: 'required', qrimg: '', platform: 'web' } },
  qrCheck: {
    path: '/login/qr/check',
    params: { key: 'required' },
    makesStale: 'everything',
    changedCodes: [803],
    codes: [800, 801, 802, 803],
  },
  loginCellphone: {
    path: '/login/cellphone',
    // passwords are listed only so that a login with one can be refused with a reason
    params: { phone: 'required', captcha: '', countrycode: '86', password: '', md5_password: '' },
    makesStale: 'everything',
  },
  captchaSent: { path: '/captcha/sent', params: { phone: 'required', ctcode: '86' }, makesStale: [] },
  captchaVerify: {
    path: '/captcha/verify',
    params: { phone: 'required', captcha: 'required', ctcode: '86' },
    makesStale: [],
  },
  loginStatus: { path: '/login/status', params: {} },
  loginRefresh: { path: '/login/refresh', params: {}, login: true, makesStale: [] },
  registerAnonymous: { path: '/register/anonimous', params: {} },
  logout: { path: '/logout', params: {}, makesStale: 'everything' },
  dailySignin: {
    path: '/daily_signin',
    params: { type: 0 },
    login: true,
    makesStale: ['userLevel'],
    codes: [-2],
  },
  yunbeiSign: { path: '/yunbei/sign', params: {}, login: true, makesStale: ['userLevel'] },
})

export type EndpointName = keyof typeof endpoints

export type EndpointParams<N extends EndpointName> = ParamsOf<(typeof endpoints)[N]>
