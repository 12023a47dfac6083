import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createEngine } from './audio/engine'
import { browserSystem } from './browser-system'
import { deviceFacts } from './device-facts'
import { startingTier } from './domain/quality/starting-tier'
import { startI18n } from './i18n/start-i18n'
import { createDeviceData } from './storage/device-data'
import { createLazyHistoryRecords } from './storage/lazy-history-records'
import { createLazyQueueRecords } from './storage/lazy-queue-records'
import { loginRecord } from './storage/login-record'
import { searchHistoryRecords } from './storage/search-history-records'
import { settingsRecords } from './storage/settings-records'
import { titleRecord } from './storage/title-record'
import { ArtworkStore } from './stores/artwork-store'
import { DeviceDataStore } from './stores/device-data-store'
import { HistoryStore } from './stores/history-store'
import { LikesStore } from './stores/likes-store'
import { LyricsStore } from './stores/lyrics-store'
import { NoticesStore } from './stores/notices-store'
import { OutputStore } from './stores/output-store'
import { OwnPlaylistsStore } from './stores/own-playlists-store'
import { PlayerStore } from './stores/player-store'
import { QueueStore } from './stores/queue-store'
import { SearchHistoryStore } from './stores/search-history-store'
import { SearchStore } from './stores/search-store'
import { SessionStore } from './stores/session-store'
import { SettingsStore } from './stores/settings-store'
import { ShellStore } from './stores/shell-store'
import { TierStore } from './stores/tier-store'
import { VolumeStore } from './stores/volume-store'
import { App } from './ui/app'
import { keepInHistory } from './ui/player/keep-in-history'
import { createRouter, prefetchScreens } from './ui/router'
import { followJourneys } from './ui/shell/follow-journeys'
import './ui/theme/tokens.css'
import './ui/theme/base.css'
import { openCoreConnection } from './workers/client/core-connection'
import { WorkerBackend } from './workers/client/worker-backend'
import { WorkerFrames } from './workers/client/worker-frames'
import { RpcClient } from './workers/rpc/rpc-client'

const system = browserSystem
const core = new RpcClient(openCoreConnection, system)
const backend = new WorkerBackend(core)
const facts = deviceFacts()
const engine = createEngine(system, { weakDevice: startingTier(facts).tier === 'low' })
const { spectrum } = engine

const settings = new SettingsStore(settingsRecords, system)
const notices = new NoticesStore(system)
const shell = new ShellStore(titleRecord)
const queue = new QueueStore(createLazyQueueRecords(), system, notices)
const session = new SessionStore(
  { backend, system, reload: () => location.reload(), login: loginRecord },
  notices,
)
const searchHistory = new SearchHistoryStore(searchHistoryRecords, settings)
const search = new SearchStore(backend, system, searchHistory)
const likes = new LikesStore(backend, session, notices, system)
const ownPlaylists = new OwnPlaylistsStore(backend, session, notices)
const player = new PlayerStore({ player: engine, backend, system }, { queue, settings, notices, session })
const history = new HistoryStore(createLazyHistoryRecords(), notices, player)
const lyrics = new LyricsStore(player, backend, queue, settings, system)
const outputs = new OutputStore(engine.outputs, engine, settings)
const volume = new VolumeStore(engine, settings)
const artwork = new ArtworkStore(backend, queue, system)
const tier = new TierStore(
  facts,
  { spectrum, frames: new WorkerFrames(core), system },
  { settings, queue, shell, player, lyrics },
)
const library = { likes, ownPlaylists, history }
const reload = () => location.reload()
const deviceData = new DeviceDataStore({ data: createDeviceData(), system, reload }, notices)
const playing = { queue, player, volume, artwork, lyrics, outputs, spectrum }
const stores = {
  backend,
  settings,
  notices,
  shell,
  session,
  search,
  searchHistory,
  tier,
  deviceData,
  ...library,
  ...playing,
}

const keep = () => {
  settings.flush()
  queue.flush()
}
addEventListener('pagehide', keep)
document.addEventListener('visibilitychange', keep)
addEventListener('error', ({ error, message }) => {
  // browsers raise this one when a measured list settles a frame late; nothing is lost
  if (!error && message.startsWith('ResizeObserver loop')) return
  notices.show('error', 'notice.bug')
})
addEventListener('unhandledrejection', () => notices.show('error', 'notice.bug'))

void player.restore()
void session.check()

const root = document.querySelector('#root')
if (!root) throw new Error('index.html lacks #root')
const i18n = await startI18n(settings.values.language)
keepInHistory(shell, player, () => {
  const { location, navigation } = router.state
  return { key: location.key, settled: navigation.state === 'idle' }
})
const router = createRouter(stores)
followJourneys(router, shell)
createRoot(root).render(
  <StrictMode>
    <App stores={stores} i18n={i18n} router={router} />
  </StrictMode>,
)

const prefetchAfterMs = 3_000
system.after(prefetchAfterMs, prefetchScreens)
