import type { DeviceFacts } from '../domain/device-tier/starting-tier'
import type { AudioEngine } from '../ports/audio-engine'
import type { AudioOutputs } from '../ports/audio-outputs'
import type { DeviceData } from '../ports/device-data'
import type { Downloads } from '../ports/downloads'
import type { Frames } from '../ports/frames'
import type { HistoryRecords } from '../ports/history-records'
import type { InstallOffer } from '../ports/install-offer'
import type { KeptFiles } from '../ports/kept-files'
import type { KeptRecords } from '../ports/kept-records'
import type { QueueRecords, SearchHistoryRecords } from '../ports/records'
import type { Spectrum } from '../ports/spectrum'
import type { RunAlone } from '../ports/tab-lock'
import type { Uploads } from '../ports/uploads'
import { CommentLikesStore } from './comments/comment-likes-store'
import { CommentWritingStore } from './comments/comment-writing-store'
import type { CreatedShellStores, ShellDeps } from './create-shell-stores'
import { DeviceDataStore } from './device/device-data-store'
import { InstallStore } from './device/install-store'
import { OutputStore } from './device/output-store'
import { TierStore } from './device/tier-store'
import { PersonalFmStore } from './fm/personal-fm-store'
import { DailySongsStore } from './home/daily-songs-store'
import { HomeArtistsStore } from './home/home-artists-store'
import { ArtistFollowsStore } from './library/artist-follows-store'
import { CloudStore } from './library/cloud-store'
import { CloudUploadsStore } from './library/cloud-uploads-store'
import { CollectionsStore } from './library/collections-store'
import { DownloadStore } from './library/download-store'
import { HistoryStore } from './library/history-store'
import { createLibraryLists } from './library/library-lists'
import { LibraryReportStore } from './library/library-report-store'
import { LikesStore } from './library/likes-store'
import { OwnPlaylistsStore } from './library/own-playlists-store'
import { PlaylistEdits } from './library/playlist-edits'
import { PlaylistExport } from './library/playlist-export'
import { LyricsStore } from './lyrics/lyrics-store'
import { Keeper } from './offline/keeper'
import { KeptStore } from './offline/kept-store'
import { StorageStore } from './offline/storage-store'
import { ArtworkStore } from './player/artwork-store'
import { CollectionPlayer } from './player/collection-player'
import { PlayerStore } from './player/player-store'
import { VideoStore } from './player/video-store'
import { VolumeStore } from './player/volume-store'
import { QueueStore } from './queue/queue-store'
import { QualityAccess } from './library/quality-access'
import { SearchHistoryStore } from './search/search-history-store'
import { SearchStore } from './search/search-store'
import { PhoneLoginStore } from './session/phone-login-store'
import { QrLoginStore } from './session/qr-login-store'
import { BackupStore } from './settings/backup-store'

interface StoreDeps extends Pick<ShellDeps, 'backend' | 'system' | 'reload'> {
  engine: AudioEngine
  /** Null where only the system chooses the output device. */
  outputs: AudioOutputs | null
  spectrum: Pick<Spectrum<never>, 'observe'>
  frames: Frames
  facts: DeviceFacts
  queueRecords: QueueRecords
  historyRecords: HistoryRecords
  searchHistoryRecords: SearchHistoryRecords
  deviceData: DeviceData
  keptFiles: KeptFiles
  keptRecords: KeptRecords
  runAlone: RunAlone
  downloads: Downloads
  uploads: Uploads
  installOffer: InstallOffer
  /** Where the app is: `https://music.example`. */
  origin: string
}

/**
 * Creates all stores, given those of the shell. This is the one place where stores are created, in the product and in
 * tests. `dispose` ends everything that the stores started, those of the shell included.
 */
export function createStores(deps: StoreDeps, shellStores: CreatedShellStores) {
  const libraryReport = new LibraryReportStore(deps, shellStores)
  const qualityAccess = new QualityAccess({ ...shellStores, libraryReport })
  const storage = new StorageStore(deps)
  const kept = new KeptStore(deps, { ...shellStores, storage })
  const player = createPlayerStores(deps, { ...shellStores, kept, qualityAccess })
  const library = createLibraryStores(deps, { ...shellStores, ...player, qualityAccess })
  const stores = {
    ...shellStores,
    ...player,
    ...library,
    kept,
    keeper: new Keeper(deps, { ...shellStores, kept, storage }),
    storage,
    libraryReport,
    qualityAccess,
    backup: new BackupStore({ ...shellStores, ...player, ...library }),
    commentLikes: new CommentLikesStore(deps, shellStores),
    commentWriting: new CommentWritingStore(deps, shellStores),
    dailySongs: new DailySongsStore(deps, shellStores),
    deviceData: new DeviceDataStore(deps, shellStores),
    install: new InstallStore(deps),
    homeArtists: new HomeArtistsStore(deps),
    outputs: new OutputStore(deps, shellStores),
    phoneLogin: new PhoneLoginStore(deps, shellStores),
    qrLogin: new QrLoginStore(deps, shellStores),
    search: new SearchStore(deps, library),
    tier: new TierStore(deps, { ...shellStores, ...player }),
  }
  const dispose = () => {
    for (const store of Object.values(stores).toReversed()) if (isDisposable(store)) store.dispose()
  }
  return { stores, dispose }
}

export type CreatedStores = ReturnType<typeof createStores>['stores']

function isDisposable(store: object): store is { dispose(): void } {
  return 'dispose' in store
}

/** What plays, and what follows it. */
function createPlayerStores(
  deps: StoreDeps,
  shellStores: CreatedShellStores & { kept: KeptStore; qualityAccess: QualityAccess },
) {
  const { system, queueRecords } = deps
  const queue = new QueueStore({ records: queueRecords, system }, shellStores)
  const player = new PlayerStore(deps, { ...shellStores, queue })
  return {
    queue,
    player,
    artwork: new ArtworkStore(deps, { queue }),
    lyrics: new LyricsStore(deps, { ...shellStores, player, queue }),
    personalFm: new PersonalFmStore(deps, { ...shellStores, player, queue }),
    play: new CollectionPlayer(deps, { player }),
    video: new VideoStore(deps, { player }),
    volume: new VolumeStore(deps, shellStores),
  }
}

/** What the listener has collected, made, heard and searched for. */
function createLibraryStores(
  deps: StoreDeps,
  stores: CreatedShellStores & { player: PlayerStore; qualityAccess: QualityAccess },
) {
  const cloud = new CloudStore(deps, stores)
  const ownPlaylists = new OwnPlaylistsStore(deps, stores)
  return {
    artistFollows: new ArtistFollowsStore(deps, stores),
    cloud,
    cloudUploads: new CloudUploadsStore(deps, { ...stores, cloud }),
    collections: new CollectionsStore(deps, stores),
    download: new DownloadStore(deps, stores),
    history: new HistoryStore(deps, stores),
    library: createLibraryLists(deps, stores),
    likes: new LikesStore(deps, stores),
    ownPlaylists,
    playlistEdits: new PlaylistEdits(deps, { ...stores, ownPlaylists }),
    playlistExport: new PlaylistExport(deps, stores),
    searchHistory: new SearchHistoryStore(deps, stores),
  }
}
