import { ok } from '../../src/domain/result'
import { defaultSettings } from '../../src/domain/settings/settings'
import { ArtistFollowsStore } from '../../src/stores/artist-follows-store'
import { ArtworkStore } from '../../src/stores/artwork-store'
import { BackupStore } from '../../src/stores/backup-store'
import { CollectionsStore } from '../../src/stores/collections/collections-store'
import { CommentLikesStore } from '../../src/stores/comment-likes-store'
import { DailySongsStore } from '../../src/stores/daily/daily-songs-store'
import { HomeArtistsStore } from '../../src/stores/daily/home-artists-store'
import { DeviceDataStore } from '../../src/stores/device-data-store'
import { DownloadStore } from '../../src/stores/download-store'
import { HistoryStore } from '../../src/stores/history-store'
import { CloudStore } from '../../src/stores/library/cloud-store'
import { CloudUploadsStore } from '../../src/stores/library/cloud-uploads-store'
import { createLibraryLists } from '../../src/stores/library/library-lists'
import { PlaylistEdits } from '../../src/stores/library/playlist-edits'
import { LikesStore } from '../../src/stores/likes-store'
import { Late } from '../../src/stores/late'
import { PhoneLoginStore } from '../../src/stores/login/phone-login-store'
import { QrLoginStore } from '../../src/stores/login/qr-login-store'
import { LyricsStore } from '../../src/stores/lyrics-store'
import { NoticesStore } from '../../src/stores/notices-store'
import { OutputStore } from '../../src/stores/output-store'
import { OwnPlaylistsStore } from '../../src/stores/own-playlists-store'
import { PersonalFmStore } from '../../src/stores/personal-fm-store'
import { PlayCollection } from '../../src/stores/play-collection'
import { PlayerStore } from '../../src/stores/player-store'
import { QueueStore } from '../../src/stores/queue-store'
import { SearchHistoryStore } from '../../src/stores/search-history-store'
import { SearchStore } from '../../src/stores/search-store'
import { SessionStore } from '../../src/stores/session-store'
import { SettingsStore } from '../../src/stores/settings-store'
import { ShellStore } from '../../src/stores/shell-store'
import { TierStore } from '../../src/stores/tier-store'
import { VideoStore } from '../../src/stores/video-store'
import { VolumeStore } from '../../src/stores/volume-store'
import { createGuard } from '../../src/ui/routes/guard'
import { musicViews } from '../../src/ui/music-views'
import type { Music, Stores } from '../../src/ui/stores-context'
import { FakeBackend } from '../support/fake-backend'
import { FakeDeviceData } from '../support/fake-device-data'
import { FakeDownloads } from '../support/fake-downloads'
import { FakeFrames } from '../support/fake-frames'
import { FakeOutputs } from '../support/fake-outputs'
import { FakePlayer } from '../support/fake-player'
import { FakeSpectrum } from '../support/fake-spectrum'
import { FakeUploads } from '../support/fake-uploads'
import { ManualSystem } from '../support/manual-system'
import { MemoryHistory } from '../support/memory-history'
import { MemorySearchHistory } from '../support/memory-search-history'
import { stream } from '../support/track'

const able = { cores: 8, memory: 8, cpuPerformance: null, saveData: false, reducedMotion: false }

interface Fakes {
  stores: Stores
  engine: FakePlayer
  backend: FakeBackend
  spectrum: FakeSpectrum
  devices: FakeOutputs
  deviceData: FakeDeviceData
  downloads: FakeDownloads
  uploads: FakeUploads
  system: ManualSystem
  /** When the app was loaded anew, in ms of the clock. */
  reloads: number[]
}

/** The app's stores over fakes: a backend that plays anything, an engine that obeys, a clock that stands. */
export function fakeStores(): Fakes {
  const system = new ManualSystem()
  const engine = new FakePlayer()
  const backend = new FakeBackend()
  const spectrum = new FakeSpectrum()
  const devices = new FakeOutputs()
  const deviceData = new FakeDeviceData()
  const downloads = new FakeDownloads()
  const uploads = new FakeUploads()
  const reloads: number[] = []
  backend.answers = { checkMusic: () => ok(true), songUrl: ({ id }) => ok([stream(Number(id))]) }
  const settingsRecords = {
    readSettings: () => ({ ...defaultSettings, language: 'en' as const }),
    writeSettings() {},
  }
  const queueRecords = {
    readQueue: async () => null,
    writeTracks: async () => true,
    writePlace: async () => true,
  }
  const settings = new SettingsStore(settingsRecords, system)
  const notices = new NoticesStore(system)
  const queue = new QueueStore(queueRecords, system, notices)
  const session = new SessionStore({ backend, system, reload: () => reloads.push(system.now()) }, notices)
  const searchHistory = new SearchHistoryStore(new MemorySearchHistory(), settings)
  const player = new PlayerStore({ player: engine, backend, system }, { queue, settings, notices, session })
  const shell = new ShellStore()
  const personalFm = new PersonalFmStore(
    { player: engine, backend, system },
    { queue, player, session, notices, shell },
  )
  const lyrics = new LyricsStore(player, backend, queue, settings, system)
  const ports = { spectrum, frames: new FakeFrames(), system }
  const tier = new TierStore(able, ports, { settings, queue, shell, player, lyrics })
  const cloud = new CloudStore(backend, session, notices)
  const ownPlaylists = new OwnPlaylistsStore(backend, session, notices)
  const history = new HistoryStore(new MemoryHistory(), notices, player)
  const stores: Stores = {
    backend,
    settings,
    notices,
    shell,
    session,
    search: new SearchStore(backend, system, searchHistory),
    searchHistory,
    music: new Late<Music>(async () => ({
      stores,
      views: musicViews,
      guard: createGuard(session, notices),
      prefetchRest: async () => {},
    })),
    history,
    backup: new BackupStore({ settings, queue, player, history, searchHistory, notices }),
    commentLikes: new CommentLikesStore(backend, session, notices),
    artistFollows: new ArtistFollowsStore(backend, session, notices),
    video: new VideoStore(backend, player),
    likes: new LikesStore(backend, session, notices, system),
    ownPlaylists,
    playlistEdits: new PlaylistEdits(backend, ownPlaylists, notices),
    library: createLibraryLists(backend, session),
    cloud,
    cloudUploads: new CloudUploadsStore(uploads, { cloud, session, notices }),
    qrLogin: new QrLoginStore({ backend, system }, session),
    phoneLogin: new PhoneLoginStore({ backend, system }, session, notices),
    dailySongs: new DailySongsStore({ backend, system }, session),
    homeArtists: new HomeArtistsStore(backend),
    queue,
    player,
    play: new PlayCollection(backend, player),
    personalFm,
    volume: new VolumeStore(engine, settings),
    artwork: new ArtworkStore(backend, queue, system),
    lyrics,
    outputs: new OutputStore(devices, engine, settings),
    tier,
    spectrum,
    collections: new CollectionsStore(backend, session, notices),
    download: new DownloadStore({ backend, downloads }, { session, settings, notices }),
    deviceData: new DeviceDataStore(
      { data: deviceData, system, reload: () => reloads.push(system.now()) },
      notices,
    ),
  }
  return { stores, engine, backend, spectrum, devices, deviceData, downloads, uploads, system, reloads }
}
