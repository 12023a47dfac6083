import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createEngine } from './audio/engine'
import { browserSystem } from './browser-system'
import { deviceFacts } from './device-facts'
import { startingTier } from './domain/quality/starting-tier'
import { startI18n } from './i18n/start-i18n'
import { createLazyQueueRecords } from './storage/lazy-queue-records'
import { settingsRecords } from './storage/settings-records'
import { ArtworkStore } from './stores/artwork-store'
import { LyricsStore } from './stores/lyrics-store'
import { NoticesStore } from './stores/notices-store'
import { OutputStore } from './stores/output-store'
import { PlayerStore } from './stores/player-store'
import { QueueStore } from './stores/queue-store'
import { SessionStore } from './stores/session-store'
import { SettingsStore } from './stores/settings-store'
import { ShellStore } from './stores/shell-store'
import { TierStore } from './stores/tier-store'
import { VolumeStore } from './stores/volume-store'
import { App } from './ui/app'
import { createRouter, prefetchScreens } from './ui/router'
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
const shell = new ShellStore()
const queue = new QueueStore(createLazyQueueRecords(), system, notices)
const session = new SessionStore(backend)
const player = new PlayerStore({ player: engine, backend, system }, { queue, settings, notices, session })
const lyrics = new LyricsStore(player, backend, queue, settings, system)
const outputs = new OutputStore(engine.outputs, engine, settings)
const volume = new VolumeStore(engine, settings)
const artwork = new ArtworkStore(backend, queue, system)
const tier = new TierStore(
  facts,
  { spectrum, frames: new WorkerFrames(core), system },
  { settings, queue, shell, player, lyrics },
)
const playing = { queue, player, volume, artwork, lyrics, outputs, spectrum }
const stores = { backend, settings, notices, shell, tier, ...playing }

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
createRoot(root).render(
  <StrictMode>
    <App stores={stores} i18n={i18n} router={createRouter(stores)} />
  </StrictMode>,
)

const prefetchAfterMs = 3_000
system.after(prefetchAfterMs, prefetchScreens)
