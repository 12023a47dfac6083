import type { DataRouter } from 'react-router'
import { createEngine } from './audio/engine'
import { askBeforeLeaving } from './ask-before-leaving'
import { createDownloads } from './browser-downloads'
import { browserSystem as system } from './browser-system'
import { deviceFacts } from './device-facts'
import type { Profile } from './domain/catalogue/profile'
import { startingTier } from './domain/quality/starting-tier'
import type { Result } from './domain/result'
import { keepAccent } from './storage/accent-record'
import { createDeviceData } from './storage/device-data'
import { createLazyHistoryRecords } from './storage/lazy-history-records'
import { createLazyQueueRecords } from './storage/lazy-queue-records'
import { dayRecord } from './storage/day-record'
import { localEntries } from './storage/local-entries'
import { searchHistoryKey, searchHistoryRecords } from './storage/search-history-records'
import { ArtistFollowsStore } from './stores/artist-follows-store'
import { ArtworkStore } from './stores/artwork-store'
import { BackupStore } from './stores/backup-store'
import { CollectionsStore } from './stores/collections/collections-store'
import { CommentLikesStore } from './stores/comment-likes-store'
import { DailySongsStore } from './stores/daily/daily-songs-store'
import { HomeArtistsStore } from './stores/daily/home-artists-store'
import { SignInStore } from './stores/daily/sign-in-store'
import { DeviceDataStore } from './stores/device-data-store'
import { DownloadStore } from './stores/download-store'
import { HistoryStore } from './stores/history-store'
import { CloudStore } from './stores/library/cloud-store'
import { CloudUploadsStore } from './stores/library/cloud-uploads-store'
import { createLibraryLists } from './stores/library/library-lists'
import { PlaylistEdits } from './stores/library/playlist-edits'
import { LikesStore } from './stores/likes-store'
import { PhoneLoginStore } from './stores/login/phone-login-store'
import { LoginChanges } from './stores/login/login-changes'
import { QrLoginStore } from './stores/login/qr-login-store'
import { SessionRefresh } from './stores/login/session-refresh'
import { StartCheck } from './stores/login/start-check'
import { WaryBackend } from './stores/login/wary-backend'
import { LyricsStore } from './stores/lyrics-store'
import { OutputStore } from './stores/output-store'
import { OwnPlaylistsStore } from './stores/own-playlists-store'
import { PersonalFmStore } from './stores/personal-fm-store'
import { PlayCollection } from './stores/play-collection'
import { PlayerStore } from './stores/player-store'
import { QueueStore } from './stores/queue-store'
import { SearchHistoryStore } from './stores/search-history-store'
import { SearchStore } from './stores/search-store'
import { createServedVersion } from './served-version'
import { TierStore } from './stores/tier-store'
import { UpdateWatch } from './stores/update-watch'
import { VideoStore } from './stores/video-store'
import { VolumeStore } from './stores/volume-store'
import { watch } from './stores/watch'
import { WriteBehind } from './stores/write-behind'
import { keepOnLeaving } from './keep-on-leaving'
import { nextTask } from './next-task'
import { keepInHistory, type Walks } from './ui/player/keep-in-history'
import { musicViews } from './ui/music-views'
import { wayOut } from './ui/routes/way-out'
import { prefetchRest } from './ui/prefetch-rest'
import { prefetchLinks } from './ui/routes/prefetch-links'
import { createGuard } from './ui/routes/guard'
import type { FrameStores, Music, Stores } from './ui/stores-context'
import { WorkerFrames } from './workers/client/worker-frames'
import { WorkerUploads } from './workers/client/worker-uploads'
import type { RpcClient } from './workers/rpc/rpc-client'

interface Journeys {
  router: DataRouter
  walks: Walks
  /** Who listens, as asked at the start. */
  checked: Promise<Result<Profile | null>>
}

/** The part of the app that comes after the frame; begins with the queue of the last visit. */
export async function startMusic(
  frame: FrameStores,
  core: RpcClient,
  { router, walks, checked }: Journeys,
): Promise<Music> {
  const { settings, notices, shell, session } = frame
  const backend = new WaryBackend(frame.backend, () => {
    if (session.state === 'listener') void session.check()
  })
  const facts = deviceFacts()
  const engine = createEngine(system, { weakDevice: startingTier(facts).tier === 'low' })
  const { spectrum } = engine
  await nextTask()

  const queue = new QueueStore(createLazyQueueRecords(), system, notices)
  const player = new PlayerStore({ player: engine, backend, system }, { queue, settings, notices, session })
  const personalFm = new PersonalFmStore(
    { player: engine, backend, system },
    { queue, player, session, notices, shell },
  )
  const lyrics = new LyricsStore(player, backend, queue, settings, system)
  const tier = new TierStore(
    facts,
    { spectrum, frames: new WorkerFrames(core), system },
    { settings, queue, shell, player, lyrics },
  )
  const searchHistory = new SearchHistoryStore(searchHistoryRecords, settings)
  localEntries.whenWritten(searchHistoryKey, () => searchHistory.refresh())
  const cloud = new CloudStore(backend, session, notices)
  const cloudUploads = new CloudUploadsStore(new WorkerUploads(core), { cloud, session, notices })
  const history = new HistoryStore(createLazyHistoryRecords(), notices, player)
  const ownPlaylists = new OwnPlaylistsStore(backend, session, notices)
  const stores: Stores = {
    ...frame,
    backend,
    searchHistory,
    search: new SearchStore(backend, system, searchHistory),
    queue,
    player,
    personalFm,
    lyrics,
    tier,
    spectrum,
    commentLikes: new CommentLikesStore(backend, session, notices),
    artistFollows: new ArtistFollowsStore(backend, session, notices),
    play: new PlayCollection(backend, player),
    video: new VideoStore(backend, player),
    likes: new LikesStore(backend, session, notices, system),
    ownPlaylists,
    playlistEdits: new PlaylistEdits(backend, ownPlaylists, notices),
    library: createLibraryLists(backend, session),
    cloud,
    cloudUploads,
    qrLogin: new QrLoginStore({ backend, system }, session),
    phoneLogin: new PhoneLoginStore({ backend, system }, session, notices),
    dailySongs: new DailySongsStore({ backend, system }, session),
    homeArtists: new HomeArtistsStore(backend),
    history,
    backup: new BackupStore({ settings, queue, player, history, searchHistory, notices }),
    outputs: new OutputStore(engine.outputs, engine, settings),
    volume: new VolumeStore(engine, settings),
    artwork: new ArtworkStore(backend, queue, system),
    collections: new CollectionsStore(backend, session, notices),
    download: new DownloadStore(
      { backend, downloads: createDownloads(system) },
      { session, settings, notices },
    ),
    deviceData: new DeviceDataStore(
      { data: createDeviceData(), system, reload: () => location.reload() },
      notices,
    ),
  }
  new SignInStore(
    { backend, system, record: dayRecord('lastSignInDate') },
    { session, settings, notices },
  ).start()
  new LoginChanges({ session, queue, player, notices }, () => void router.revalidate()).start()
  void new StartCheck(system, session, notices, wayOut(router)).follow(checked)
  new SessionRefresh({ backend, system, record: dayRecord('lastRefreshDate') }, session, notices).start()
  new UpdateWatch(createServedVersion(), system, notices).start()
  keepOnLeaving(queue)
  askBeforeLeaving(() => cloudUploads.busy)
  const writingAccent = new WriteBehind(system, () => keepAccent(settings.values))
  watch(
    () => [settings.values.themeType, settings.values.customTheme],
    () => writingAccent.request(),
    { now: true },
  )
  keepOnLeaving(writingAccent)
  const screen = () => {
    const { location, navigation } = router.state
    return { key: location.key, settled: navigation.state === 'idle' }
  }
  keepInHistory(shell, player, screen, walks)
  void player.restore()
  prefetchLinks(router)
  return { stores, views: musicViews, guard: createGuard(session, notices), prefetchRest }
}
