import type { Album, AlbumDetail } from './replies/album'
import type { Artist, ArtistDetail, ArtistStory } from './replies/artist'
import type { Banner } from './replies/banner'
import type { CloudPage, Upload } from './replies/cloud'
import type { Comment, CommentPage, CommentReplies, SortedComments } from './replies/comment'
import type { DoubleGroup, LibraryGroups, LibraryProblem, LibraryReport } from './replies/library'
import type { HotSearch, SearchResult, Suggestions } from './replies/search'
import type {
  ListenerCounts,
  ListenerRank,
  Profile,
  QrCheck,
  QrCode,
  SentCode,
  SessionRefresh,
  SignIn,
} from './replies/account'
import type { Page } from './replies/page'
import type {
  PlaylistCategories,
  PlaylistDetail,
  PlaylistEdit,
  PlaylistSummary,
  PlaylistsByTime,
  Toplist,
} from './replies/playlist'
import type { SongFile } from './replies/song-file'
import type { Quality, Stream } from './replies/stream'
import type { Track } from './replies/track'
import type { Video, VideoCounts, VideoDetail, VideoStream } from './replies/video'
import type { LyricTexts } from './replies/lyric-texts'

/** The reply to a change without further data. */
export type Done = null

/** The decoded reply of each row of the endpoint table. */
export interface EndpointReplies {
  banner: Banner[]
  personalized: PlaylistSummary[]
  personalizedNewsong: Track[]
  personalizedMv: Video[]
  /** Radio programmes and exclusives have no screen, so only their names are decoded. */
  personalizedDjprogram: string[]
  personalizedPrivatecontent: string[]
  recommendSongs: Track[]
  recommendResource: PlaylistSummary[]
  /** The track that replaces the disliked one, null for none. */
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
  /** Names of the categories with high-quality lists. */
  highqualityTags: string[]
  topPlaylist: Page<PlaylistSummary>
  topPlaylistHighquality: PlaylistsByTime
  playlistDetail: PlaylistDetail
  playlistTracks: Page<Track>
  /** The id of the new playlist. */
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

  /** Null when nobody is logged in. */
  userAccount: Profile | null
  userDetail: Profile
  userSubcount: ListenerCounts
  userLevel: ListenerRank
  /** The listener's own playlists come first, and of these the one of the liked tracks. */
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
  /** The streams that exist, in any order. Find a stream by its track id. */
  songUrl: Stream[]
  songDownloadUrl: Stream | null
  /** Whether the track can be played at all. */
  checkMusic: boolean
  /** A stream of the same recording from another source. */
  match: { url: string }
  /** In any order, without songs that are not known. */
  songFiles: SongFile[]
  lyric: LyricTexts
  simiSong: Track[]
  scrobble: Done
  songLoudness: Done
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
  /** The new comment; null when one was deleted. */
  comment: Comment | null
  commentLike: Done

  mvDetail: VideoDetail
  mvDetailInfo: VideoCounts
  /** Null when the video does not exist in that height. */
  mvUrl: VideoStream | null
  simiMv: Video[]
  videoDetail: VideoDetail
  videoUrl: VideoStream | null
  relatedVideos: Video[]

  libraryReport: LibraryReport
  /** In the order of their paths. */
  libraryProblems: Page<LibraryProblem>
  /** `kind`: `same` for the same sound, `similar` for the same title, artist and length. */
  libraryDoubles: Page<DoubleGroup>
  libraryScan: Done
  /** `sort`: `title`, `artist`, `album`, `year`, `added` or `length`; with a minus before it, the other way round. */
  librarySongs: Page<Track>
  /** `sort`: `title`, `artist`, `year` or `added`. */
  libraryAlbums: Page<Album>
  /** `sort`: `title`, `songs` or `added`. */
  libraryArtists: Page<Artist>
  /** `by`: `genre`, `year` or `folder`. */
  libraryGroups: LibraryGroups

  /** The key of one login by QR code. */
  qrKey: string
  qrCreate: QrCode
  qrCheck: QrCheck
  loginCellphone: Profile
  captchaSent: SentCode
  captchaVerify: Done
  /** Null when nobody is logged in. */
  loginStatus: Profile | null
  loginRefresh: SessionRefresh
  registerAnonymous: Done
  logout: Done
  dailySignin: SignIn
  yunbeiSign: SignIn
}
