import type { DataRouter } from 'react-router'
import { WebAudioEngine } from './audio/web-audio-engine'
import { setUnloadWarning } from './browser/unload-warning'
import { createDownloads } from './browser/downloads'
import { browserSystem as system } from './browser/browser-system'
import { deviceFacts } from './browser/device-facts'
import { isKeptForOffline } from './browser/is-kept-for-offline'
import { isHudRequested } from './browser/is-hud-requested'
import type { Profile } from './contract/replies/account'
import { startingTier } from './domain/device-tier/starting-tier'
import type { Result } from './contract/result'
import { saveAccent } from './storage/accent-record'
import { createDeviceData } from './storage/device-data'
import { createLazyHistoryRecords } from './storage/lazy-history-records'
import { createLazyQueueRecords } from './storage/lazy-queue-records'
import { createKeptRecords } from './storage/kept-records'
import { lastDoneRecord } from './storage/last-done-record'
import { localEntries } from './storage/local-entries'
import { searchHistoryKey, searchHistoryRecords } from './storage/search-history-records'
import { onDatabaseTrouble } from './storage/shared-database'
import { registerServiceWorker } from './browser/register-service-worker'
import { onOpenedFiles } from './browser/opened-files'
import { runAlone } from './browser/run-alone'
import { ScreenWakeLock } from './browser/screen-wake-lock'
import { createServedVersion } from './browser/served-version'
import { createStores, type CreatedStores } from './stores/create-stores'
import type { PlayerStore } from './stores/player/player-store'
import { watch } from './stores/lib/watch'
import { tellDatabaseTrouble } from './stores/shell/tell-database-trouble'
import { offerLanguage } from './stores/settings/language-offer'
import { startBackgroundTasks } from './stores/start-background-tasks'
import { DebouncedWriter } from './stores/lib/debounced-writer'
import { flushOnPageHide } from './browser/flush-on-page-hide'
import { nextTask } from './browser/next-task'
import { whenIdle } from './browser/when-idle'
import { openLayers } from './ui/kit/layers/open-layers'
import { keepLayersInHistory, type HistoryObserver } from './ui/layout/keep-layers-in-history'
import { receiveFiles } from './ui/layout/receive-files'
import { openAsAsked } from './ui/layout/open-as-asked'
import { playerBundleViews } from './ui/player-bundle-views'
import { createErrorPageDetour } from './ui/routes/create-error-page-detour'
import { lazyChunks } from './ui/lazy-chunks'
import { prefetchLinks } from './ui/routes/prefetch-links'
import { isErrorPage } from './ui/routes/is-error-page'
import { navigationSettled } from './ui/routes/navigation-settled'
import { createGuard } from './ui/routes/guard'
import type { InstallOffer } from './ports/install-offer'
import type { ShellStores, PlayerBundle } from './ui/hooks/stores-context'
import { WorkerFrames } from './workers/client/worker-frames'
import { WorkerKeptFiles } from './workers/client/worker-kept-files'
import { WorkerUploads } from './workers/client/worker-uploads'
import type { RpcClient } from './workers/rpc/rpc-client'

interface Navigation {
  router: DataRouter
  historyObserver: HistoryObserver
  /** The answer to the first question: who is logged in. */
  checked: Promise<Result<Profile | null>>
}

/** Starts everything that is not in the first download, and restores the queue of the last visit. */
export async function startPlayerBundle(
  shellStores: ShellStores,
  { core, installOffer }: { core: RpcClient; installOffer: InstallOffer },
  { router, historyObserver, checked }: Navigation,
): Promise<PlayerBundle> {
  const { backend, settings, notices, shell, session } = shellStores
  const facts = deviceFacts()
  const engine = new WebAudioEngine(system, { weakDevice: startingTier(facts).tier === 'low' })
  const { spectrum, outputs } = engine
  await nextTask()

  const deps = {
    backend,
    system,
    engine,
    outputs,
    spectrum,
    facts,
    frames: new WorkerFrames(core),
    uploads: new WorkerUploads(core, () => settings.values.language),
    downloads: createDownloads(system),
    origin: location.origin,
    deviceData: createDeviceData(),
    keptFiles: new WorkerKeptFiles(core),
    installOffer,
    keptRecords: createKeptRecords(),
    runAlone,
    queueRecords: createLazyQueueRecords(),
    historyRecords: createLazyHistoryRecords(),
    searchHistoryRecords,
    reload: () => location.reload(),
  }
  const { stores } = createStores(deps, shellStores)
  onDatabaseTrouble((trouble) => tellDatabaseTrouble(notices, trouble))
  const { queue, player, searchHistory, cloudUploads, kept } = stores
  const taskDeps = {
    backend,
    system,
    signInRecord: lastDoneRecord('lastSignInDate'),
    refreshRecord: lastDoneRecord('lastRefreshDate'),
    appVersion: createServedVersion(),
    revalidate: () => void router.revalidate(),
    redirect: createErrorPageDetour(router),
    isKeptForOffline,
  }
  startBackgroundTasks(taskDeps, stores, checked)
  offerLanguage(
    { system, languages: navigator.languages, offerRecord: lastDoneRecord('languageOffer') },
    stores,
  )
  localEntries.onWritten(searchHistoryKey, () => searchHistory.refresh())
  for (const store of [queue, kept]) flushOnPageHide(store)
  watch(() => cloudUploads.busy, setUnloadWarning, { now: true })
  const accentWriter = new DebouncedWriter(system, () => saveAccent(settings.values))
  watch(
    () => [settings.values.themeType, settings.values.customTheme],
    () => accentWriter.schedule(),
    { now: true },
  )
  flushOnPageHide(accentWriter)
  const screen = () => {
    const { location, navigation } = router.state
    return { key: location.key, settled: navigation.state === 'idle' }
  }
  keepScreenOn(shellStores, player)
  keepLayersInHistory({ layers: openLayers, shell, player, screen, observer: historyObserver })
  void player.restore()
  doWhatIsAsked(router, { ...shellStores, ...stores })
  prefetchLinks(router, system)
  return {
    stores: { ...shellStores, ...stores, spectrum },
    views: playerBundleViews,
    guard: createGuard(session, notices),
    async prefetchLazyChunks() {
      await prefetchLazyChunks(router)
      await keepForOffline(stores)
    },
    loadHud: isHudRequested() ? async () => (await import('./hud')).createHud(deps, stores) : null,
  }
}

/** Does what the app was opened for: by a shortcut, or with files. */
function doWhatIsAsked(router: DataRouter, stores: CreatedStores): void {
  openAsAsked(router, stores)
  onOpenedFiles((files) => receiveFiles(router, stores, files))
}

/** Keeps the screen on while the player is open and plays, if the listener wants that. */
function keepScreenOn({ settings, shell }: ShellStores, player: PlayerStore): void {
  const wakeLock = new ScreenWakeLock()
  watch(
    () => settings.values.keepScreenOn && shell.playerOpen && player.playing,
    (on) => (wakeLock.on = on),
    { now: true },
  )
}

/**
 * Loads the code of all other screens and dialogs when the page is idle, so that they open at once and also offline.
 * Failures are ignored: whatever opens the code reports them.
 */
async function prefetchLazyChunks(router: DataRouter): Promise<void> {
  await navigationSettled(router, { at: (path) => !isErrorPage(path) })
  for (const load of lazyChunks) {
    await whenIdle()
    if (!system.mayPrefetch()) return
    await load().catch(() => undefined)
  }
}

/**
 * Checks what is kept on this device, and has the browser keep the files of the app for use without a network: in the
 * background, and not where data are dear.
 */
async function keepForOffline({ kept, keeper }: CreatedStores): Promise<void> {
  await whenIdle()
  // waits for its turn behind another tab that fetches
  if (kept.available && kept.hasStored) void keeper.verify()
  if (!import.meta.env.PROD || !system.mayPrefetch()) return
  const running = new URL(import.meta.url).pathname
  await registerServiceWorker('/service-worker.js', running)
}
