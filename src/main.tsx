import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { anotherChance } from './another-chance'
import { browserSystem } from './browser-system'
import { speakOfMusic } from './i18n/add-texts'
import { startI18n } from './i18n/start-i18n'
import { idleMoment } from './idle-moment'
import { keepOnLeaving } from './keep-on-leaving'
import { localEntries } from './storage/local-entries'
import { loginKey, loginRecord } from './storage/login-record'
import { hasPlace } from './storage/place-record'
import { settingsKey, settingsRecords } from './storage/settings-records'
import { titleRecord } from './storage/title-record'
import { Late } from './stores/late'
import { NoticesStore } from './stores/notices-store'
import { SessionStore } from './stores/session-store'
import { SettingsStore } from './stores/settings-store'
import { ShellStore } from './stores/shell-store'
import { App } from './ui/app'
import type { Walks } from './ui/player/keep-in-history'
import { arrival } from './ui/routes/arrival'
import { createRouter } from './ui/router'
import { followJourneys } from './ui/shell/follow-journeys'
import type { FrameStores, Music } from './ui/stores-context'
import './ui/theme/tokens.css'
import './ui/theme/base.css'
import { changesChannel } from './workers/changes-channel'
import { openCoreConnection } from './workers/client/core-connection'
import { WorkerBackend } from './workers/client/worker-backend'
import { RpcClient } from './workers/rpc/rpc-client'

const system = browserSystem
const core = new RpcClient(openCoreConnection, system)
const backend = new WorkerBackend(core, new BroadcastChannel(changesChannel))

const settings = new SettingsStore(settingsRecords, system)
const notices = new NoticesStore(system)
const shell = new ShellStore(titleRecord)
const session = new SessionStore(
  { backend, system, reload: () => location.reload(), login: loginRecord },
  notices,
)
const music = new Late(fetchMusic)
/** Hears of walks through the browser's history before the router does, whose ear comes after. */
const walks: Walks = { hear() {} }
const frame: FrameStores = { backend, settings, notices, shell, session, music }

async function fetchMusic(): Promise<Music> {
  const [{ startMusic }] = await Promise.all([import('./music'), speakOfMusic(i18n)])
  return startMusic(frame, core, { router, walks, checked })
}

keepOnLeaving(settings)
localEntries.whenWritten(settingsKey, () => settings.refresh())
localEntries.whenWritten(loginKey, () => void session.check())
localEntries.whenCleared(() => location.reload())
addEventListener('error', ({ error, message }) => {
  // browsers raise this one when a measured list settles a frame late; nothing is lost
  if (!error && message.startsWith('ResizeObserver loop')) return
  notices.show('error', 'app.bug')
})
addEventListener('unhandledrejection', () => notices.show('error', 'app.bug'))

const checked = session.check()

const root = document.querySelector('#root')
if (!root) throw new Error('index.html lacks #root')
const i18n = await startI18n(settings.values.language, ['frame'])
addEventListener('popstate', (event) => walks.hear(event))
const router = createRouter(frame)
followJourneys(router, shell)
createRoot(root).render(
  <StrictMode>
    <App stores={frame} i18n={i18n} router={router} />
  </StrictMode>,
)

/** What plays and the other screens, before they are asked for; a queue that was left is to be back soon. */
async function fetchRest(): Promise<void> {
  if (!hasPlace()) {
    await arrival(router)
    await idleMoment()
  }
  while (!music.value) {
    try {
      await music.load()
    } catch {
      notices.fail({ kind: 'offline' }, { group: 'rest', lasting: true })
      await anotherChance(system)
    }
  }
  notices.settle('rest')
  await idleMoment()
  await music.value.prefetchRest()
}
void fetchRest()
