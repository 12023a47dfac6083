import type { Album, AlbumDetail } from './catalogue/album'
import type { Artist, ArtistDetail, ArtistStory } from './catalogue/artist'
import type { Banner } from './catalogue/banner'
import type { CloudPage, Upload } from './catalogue/cloud'
import type { Comment, CommentPage, CommentReplies, SortedComments } from './catalogue/comment'
import type { HotSearch } from './catalogue/hot-search'
import type { ListenerCounts, ListenerRank, SignIn } from './catalogue/listener'
import type { QrCheck, QrCode, SessionRefresh } from './catalogue/login'
import type { Page } from './catalogue/page'
import type {
  PlaylistCategories,
  PlaylistDetail,
  PlaylistEdit,
  PlaylistSummary,
  PlaylistsByTime,
  Toplist,
} from './catalogue/playlist'
import type { Profile } from './catalogue/profile'
import type { SearchResult, Suggestions } from './catalogue/search'
import type { Quality, Stream } from './catalogue/stream'
import type { Track } from './catalogue/track'
import type { Video, VideoCounts, VideoDetail, VideoStream } from './catalogue/video'
import type { LyricTexts } from './lyrics/lyric-data'

/** The reply to a change that says no more than that it was made. */
export type Done = null

/** What each row's reply becomes once decoded. */
export interface EndpointReplies {
  banner: Banner[]
  personalized: PlaylistSummary[]
  personalizedNewsong: Track[]
  personalizedMv: Video[]
  /** Radio programmes and exclusives have no screen: their names are all that is read. */
  personalizedDjprogram: string[]
  personalizedPrivatecontent: string[]
  recommendSongs: Track[]
  recommendResource: PlaylistSummary[]
  /** The track that takes the disliked one's place, null for none. */
  recommendDislike: Track | null
  /** Days such as `2026-11-21`, newest first. */
  historyRecommendDates: string[]
  historyRecommendSongs: Track[]
  albumNewest: Album[]
  albumNew: Page<Album>
  topArtists: Page<Artist>
  artistList: Page<Artist>
  toplist: Toplist[]
  toplistDetail: Toplist[]

  catlist: PlaylistCategories
  /** Names of the categories that have high-quality lists. */
  highqualityTags: string[]
  topPlaylist: Page<PlaylistSummary>
  topPlaylistHighquality: PlaylistsByTime
  playlistDetail: PlaylistDetail
  playlistTracks: Page<Track>
  /** The new list's id. */
  playlistCreate: number
  playlistUpdate: Done
  playlistDelete: Done
  playlistSubscribe: Done
  playlistEditTracks: PlaylistEdit
  simiPlaylist: PlaylistSummary[]

  album: AlbumDetail
  albumDynamic: { subscribed: boolean; commentCount: number }
  albumSub: Done
  artistDetail: ArtistDetail
  artistTop: { artist: Artist; tracks: Track[] }
  artistSongs: Page<Track>
  artistAlbums: Page<Album>
  artistMvs: Page<Video>
  artistDesc: ArtistStory
  artistSub: Done
  simiArtist: Artist[]

  /** Null for a visitor. */
  userAccount: Profile | null
  userDetail: Profile
  userSubcount: ListenerCounts
  userLevel: ListenerRank
  /** The listener's own first, of these the likes first. */
  userPlaylist: Page<PlaylistDetail>
  /** `collectedMs`: milliseconds since 1970, null when unknown. */
  albumSublist: Page<Album & { collectedMs: number | null }>
  artistSublist: Page<Artist>
  likelist: number[]
  like: Done
  userCloud: CloudPage
  userCloudDelete: Done
  cloudMatch: Done
  cloudUpload: Upload

  songDetail: Track[]
  songQualities: { quality: Quality; bitRate: number; size: number }[]
  /** The streams that exist, in no promised order: find by track id. */
  songUrl: Stream[]
  songDownloadUrl: Stream | null
  /** Whether the track can be played at all. */
  checkMusic: boolean
  /** Where the same recording sounds instead. */
  match: { url: string }
  lyric: LyricTexts
  simiSong: Track[]
  scrobble: Done
  personalFm: Track[]
  fmTrash: Done

  hotSearches: HotSearch[]
  searchSuggest: Suggestions
  cloudsearch: SearchResult

  commentMusic: CommentPage
  commentMv: CommentPage
  commentAlbum: CommentPage
  commentPlaylist: CommentPage
  commentVideo: CommentPage
  commentNew: SortedComments
  commentHot: CommentPage
  commentFloor: CommentReplies
  /** The comment written; null when one was deleted. */
  comment: Comment | null
  commentLike: Done

  mvDetail: VideoDetail
  mvDetailInfo: VideoCounts
  /** Null when the video cannot be had at that height. */
  mvUrl: VideoStream | null
  simiMv: Video[]
  videoDetail: VideoDetail
  videoUrl: VideoStream | null
  relatedVideos: Video[]

  /** A key that one login is asked with. */
  qrKey: string
  qrCreate: QrCode
  qrCheck: QrCheck
  loginCellphone: Profile
  captchaSent: Done
  captchaVerify: Done
  /** Null for a visitor. */
  loginStatus: Profile | null
  loginRefresh: SessionRefresh
  registerAnonymous: Done
  logout: Done
  dailySignin: SignIn
  yunbeiSign: SignIn
}
