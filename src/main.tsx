import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { retrySignal } from './browser/retry-signal'
import { browserFormats } from './browser/browser-formats'
import { browserSystem } from './browser/browser-system'
import { addPlayerBundleTexts } from './i18n/add-texts'
import { createI18n } from './i18n/create-i18n'
import { keepInstallOffer } from './browser/install-offer'
import { isKeptForOffline } from './browser/is-kept-for-offline'
import { whenIdle } from './browser/when-idle'
import { flushOnPageHide } from './browser/flush-on-page-hide'
import { queuedCount } from './storage/queued-count'
import { localEntries } from './storage/local-entries'
import { loginKey, loginRecord } from './storage/login-record'
import { hasPlace } from './storage/place-record'
import { settingsKey, settingsRecords } from './storage/settings-records'
import { titleRecord } from './storage/title-record'
import { createShellStores } from './stores/create-shell-stores'
import { Lazy } from './stores/lib/lazy'
import { App } from './ui/app'
import type { HistoryObserver } from './ui/layout/keep-layers-in-history'
import { navigationSettled } from './ui/routes/navigation-settled'
import { createRouter, tellingAtOnce } from './ui/router'
import { observeNavigations } from './ui/layout/observe-navigations'
import type { ShellStores, PlayerBundle } from './ui/hooks/stores-context'
import './ui/theme/tokens.css'
import './ui/theme/base.css'
import { changesChannel } from './workers/changes-channel'
import { openCoreConnection } from './workers/client/core-connection'
import { WorkerBackend } from './workers/client/worker-backend'
import { OfflineBackend } from './stores/offline/offline-backend'
import { RpcClient } from './workers/rpc/rpc-client'

const system = browserSystem
const core = new RpcClient(() => openCoreConnection(browserFormats()), system)
const server = new WorkerBackend({
  rpc: core,
  changes: new BroadcastChannel(changesChannel),
  language: () => settings.values.language,
  onLoginNeeded: () => session.recheck(),
  onReachable(reachable) {
    const back = reachable && !shell.reachable
    shell.setReachable(reachable)
    // a server that is back is to all that wait for it what a connection that is back is
    if (back) dispatchEvent(new Event('online'))
  },
})
const backend = new OfflineBackend({
  backend: server,
  isKeptForOffline,
  hasQueued: () => queuedCount() > 0,
  whenIdle,
  async loadMemory() {
    const { createOfflineMemory } = await import('./offline-memory')
    return createOfflineMemory(server, notices)
  },
})
const created = createShellStores({
  backend,
  system,
  settingsRecords,
  titleRecord,
  loginRecord,
  reload: () => location.reload(),
})
const { settings, notices, shell, session } = created
const installOffer = keepInstallOffer()
const playerBundle = new Lazy(loadPlayerBundle)
/** Told of `popstate` before the router, which subscribes later. */
const historyObserver: HistoryObserver = { onPopState() {} }
const shellStores: ShellStores = { ...created, backend, playerBundle }

async function loadPlayerBundle(): Promise<PlayerBundle> {
  const { i18n, router } = await started
  const [{ startPlayerBundle }] = await Promise.all([import('./player-bundle'), addPlayerBundleTexts(i18n)])
  return startPlayerBundle(shellStores, { core, installOffer }, { router, historyObserver, checked })
}

flushOnPageHide(settings)
localEntries.onWritten(settingsKey, () => settings.refresh())
localEntries.onWritten(loginKey, () => void session.check())
localEntries.onCleared(() => location.reload())
addEventListener('offline', () => shell.setReachable(false))
addEventListener('error', ({ error, message }) => {
  // raised when a measured list needs one more frame to settle; nothing is lost
  if (!error && message.startsWith('ResizeObserver loop')) return
  notices.show('error', 'app.bug')
})
addEventListener('unhandledrejection', () => notices.show('error', 'app.bug'))

const checked = session.check()

/**
 * Renders the app. Not by a top-level await: while one is pending, WebKit lets the second of two imports of a chunk that
 * needs this module resolve before the chunk has run (https://bugs.webkit.org/show_bug.cgi?id=242740).
 */
async function start() {
  const root = document.querySelector('#root')
  if (!root) throw new Error('index.html lacks #root')
  const i18n = await createI18n(settings.values.language, ['shell'])
  addEventListener('popstate', (event) => historyObserver.onPopState(event))
  const router = createRouter(shellStores)
  observeNavigations(router, shell)
  // in slices, since the first picture stands until then
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App stores={shellStores} i18n={i18n} router={tellingAtOnce(router)} />
      </StrictMode>,
    ),
  )
  return { i18n, router }
}
const started = start()

/** Loads what plays and the other screens before they are needed; at once if a queue is to be restored. */
async function prefetchPlayerBundle(): Promise<void> {
  if (!hasPlace()) {
    const { router } = await started
    await navigationSettled(router)
    await whenIdle()
  }
  while (!playerBundle.value) {
    try {
      await playerBundle.load()
    } catch {
      notices.showFailure({ kind: 'offline' }, { group: 'rest', lasting: true })
      await retrySignal(system)
    }
  }
  notices.dismissLasting('rest')
  await playerBundle.value.prefetchLazyChunks()
}
void prefetchPlayerBundle()
