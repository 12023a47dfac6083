import { createContext, useContext } from 'react'
import type { ComponentType } from 'react'
import type { Backend } from '../ports/backend'
import type { Spectrum } from '../ports/spectrum'
import type { ArtistFollowsStore } from '../stores/artist-follows-store'
import type { ArtworkStore } from '../stores/artwork-store'
import type { BackupStore } from '../stores/backup-store'
import type { CollectionsStore } from '../stores/collections/collections-store'
import type { CommentLikesStore } from '../stores/comment-likes-store'
import type { DailySongsStore } from '../stores/daily/daily-songs-store'
import type { HomeArtistsStore } from '../stores/daily/home-artists-store'
import type { DeviceDataStore } from '../stores/device-data-store'
import type { DownloadStore } from '../stores/download-store'
import type { HistoryStore } from '../stores/history-store'
import type { Late } from '../stores/late'
import type { CloudStore } from '../stores/library/cloud-store'
import type { CloudUploadsStore } from '../stores/library/cloud-uploads-store'
import type { LibraryLists } from '../stores/library/library-lists'
import type { PlaylistEdits } from '../stores/library/playlist-edits'
import type { LikesStore } from '../stores/likes-store'
import type { PhoneLoginStore } from '../stores/login/phone-login-store'
import type { QrLoginStore } from '../stores/login/qr-login-store'
import type { LyricsStore } from '../stores/lyrics-store'
import type { NoticesStore } from '../stores/notices-store'
import type { OutputStore } from '../stores/output-store'
import type { OwnPlaylistsStore } from '../stores/own-playlists-store'
import type { PersonalFmStore } from '../stores/personal-fm-store'
import type { PlayCollection } from '../stores/play-collection'
import type { PlayerStore } from '../stores/player-store'
import type { QueueStore } from '../stores/queue-store'
import type { SearchHistoryStore } from '../stores/search-history-store'
import type { SearchStore } from '../stores/search-store'
import type { SessionStore } from '../stores/session-store'
import type { SettingsStore } from '../stores/settings-store'
import type { ShellStore } from '../stores/shell-store'
import type { TierStore } from '../stores/tier-store'
import type { VideoStore } from '../stores/video-store'
import type { VolumeStore } from '../stores/volume-store'
import type { Guard } from './routes/guard'

/** What the frame reads and asks; there from the first paint. */
export interface FrameStores {
  backend: Backend
  settings: SettingsStore
  notices: NoticesStore
  shell: ShellStore
  session: SessionStore
  music: Late<Music>
}

/** Everything that views read and ask. */
export interface Stores extends FrameStores {
  search: SearchStore
  searchHistory: SearchHistoryStore
  likes: LikesStore
  commentLikes: CommentLikesStore
  artistFollows: ArtistFollowsStore
  video: VideoStore
  history: HistoryStore
  backup: BackupStore
  ownPlaylists: OwnPlaylistsStore
  playlistEdits: PlaylistEdits
  library: LibraryLists
  cloud: CloudStore
  cloudUploads: CloudUploadsStore
  qrLogin: QrLoginStore
  phoneLogin: PhoneLoginStore
  dailySongs: DailySongsStore
  homeArtists: HomeArtistsStore
  queue: QueueStore
  player: PlayerStore
  play: PlayCollection
  personalFm: PersonalFmStore
  volume: VolumeStore
  artwork: ArtworkStore
  lyrics: LyricsStore
  outputs: OutputStore
  tier: TierStore
  deviceData: DeviceDataStore
  download: DownloadStore
  collections: CollectionsStore
  spectrum: Spectrum<OffscreenCanvas>
}

/** The part of the app that comes after the first paint: whatever plays, and what is seen of it. */
export interface Music {
  stores: Stores
  views: MusicViews
  /** Keeps visitors from what only listeners have. */
  guard: Guard
  /** Fetches the code of all that opens later, so that none is missing when the connection is. */
  prefetchRest: () => Promise<void>
}

/** What the frame has places for. */
interface MusicViews {
  FmCard: ComponentType
  HomeMore: ComponentType<{ part: 'own' | 'artists' }>
  NavMenu: ComponentType
  NavMenus: ComponentType
  TopTools: ComponentType
  PlayerBar: ComponentType
  QueueDrawer: ComponentType
  /** What lies over the page. */
  MusicLayers: ComponentType
}

export const StoresContext = createContext<FrameStores | null>(null)

export const MusicContext = createContext<Music | null>(null)

/** The music part, as far as the frame shows it; null until it has come. */
export function useMusic(): Music | null {
  return useContext(MusicContext)
}

/** The stores of the frame; outside of the app there are none, which is a bug. */
export function useFrame(): FrameStores {
  const stores = useContext(StoresContext)
  if (!stores) throw new Error('useFrame is called outside of the app')
  return stores
}

function isWhole(stores: FrameStores): stores is Stores {
  return 'player' in stores
}

/** All stores; before the music part has come there are none, which is a bug in what belongs to the frame. */
export function useStores(): Stores {
  const stores = useFrame()
  if (!isWhole(stores)) throw new Error('useStores is called in the frame')
  return stores
}
