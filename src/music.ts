import type { DataRouter } from 'react-router'
import { createEngine } from './audio/engine'
import { browserSystem as system } from './browser-system'
import { deviceFacts } from './device-facts'
import { startingTier } from './domain/quality/starting-tier'
import { keepAccent } from './storage/accent-record'
import { createDeviceData } from './storage/device-data'
import { createLazyHistoryRecords } from './storage/lazy-history-records'
import { createLazyQueueRecords } from './storage/lazy-queue-records'
import { localEntries } from './storage/local-entries'
import { searchHistoryKey, searchHistoryRecords } from './storage/search-history-records'
import { ArtworkStore } from './stores/artwork-store'
import { DeviceDataStore } from './stores/device-data-store'
import { HistoryStore } from './stores/history-store'
import { LikesStore } from './stores/likes-store'
import { LyricsStore } from './stores/lyrics-store'
import { OutputStore } from './stores/output-store'
import { OwnPlaylistsStore } from './stores/own-playlists-store'
import { PersonalFmStore } from './stores/personal-fm-store'
import { PlayerStore } from './stores/player-store'
import { QueueStore } from './stores/queue-store'
import { SearchHistoryStore } from './stores/search-history-store'
import { SearchStore } from './stores/search-store'
import { TierStore } from './stores/tier-store'
import { VolumeStore } from './stores/volume-store'
import { watch } from './stores/watch'
import { WriteBehind } from './stores/write-behind'
import { keepOnLeaving } from './keep-on-leaving'
import { nextTask } from './next-task'
import { keepInHistory, type Walks } from './ui/player/keep-in-history'
import { musicViews } from './ui/music-views'
import { prefetchRest } from './ui/prefetch-rest'
import type { FrameStores, Music, Stores } from './ui/stores-context'
import { WorkerFrames } from './workers/client/worker-frames'
import type { RpcClient } from './workers/rpc/rpc-client'

interface Journeys {
  router: DataRouter
  walks: Walks
}

/** The part of the app that comes after the frame; begins with the queue of the last visit. */
export async function startMusic(
  frame: FrameStores,
  core: RpcClient,
  { router, walks }: Journeys,
): Promise<Music> {
  const { backend, settings, notices, shell, session } = frame
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
  const stores: Stores = {
    ...frame,
    searchHistory,
    search: new SearchStore(backend, system, searchHistory),
    queue,
    player,
    personalFm,
    lyrics,
    tier,
    spectrum,
    likes: new LikesStore(backend, session, notices, system),
    ownPlaylists: new OwnPlaylistsStore(backend, session, notices),
    history: new HistoryStore(createLazyHistoryRecords(), notices, player),
    outputs: new OutputStore(engine.outputs, engine, settings),
    volume: new VolumeStore(engine, settings),
    artwork: new ArtworkStore(backend, queue, system),
    deviceData: new DeviceDataStore(
      { data: createDeviceData(), system, reload: () => location.reload() },
      notices,
    ),
  }
  keepOnLeaving(queue)
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
  return { stores, views: musicViews, prefetchRest }
}
