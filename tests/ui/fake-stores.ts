import { ok } from '../../src/domain/result'
import { defaultSettings } from '../../src/domain/settings/settings'
import { ArtworkStore } from '../../src/stores/artwork-store'
import { DeviceDataStore } from '../../src/stores/device-data-store'
import { HistoryStore } from '../../src/stores/history-store'
import { LikesStore } from '../../src/stores/likes-store'
import { Late } from '../../src/stores/late'
import { LyricsStore } from '../../src/stores/lyrics-store'
import { NoticesStore } from '../../src/stores/notices-store'
import { OutputStore } from '../../src/stores/output-store'
import { OwnPlaylistsStore } from '../../src/stores/own-playlists-store'
import { PersonalFmStore } from '../../src/stores/personal-fm-store'
import { PlayerStore } from '../../src/stores/player-store'
import { QueueStore } from '../../src/stores/queue-store'
import { SearchHistoryStore } from '../../src/stores/search-history-store'
import { SearchStore } from '../../src/stores/search-store'
import { SessionStore } from '../../src/stores/session-store'
import { SettingsStore } from '../../src/stores/settings-store'
import { ShellStore } from '../../src/stores/shell-store'
import { TierStore } from '../../src/stores/tier-store'
import { VolumeStore } from '../../src/stores/volume-store'
import { musicViews } from '../../src/ui/music-views'
import type { Music, Stores } from '../../src/ui/stores-context'
import { FakeBackend } from '../support/fake-backend'
import { FakeDeviceData } from '../support/fake-device-data'
import { FakeFrames } from '../support/fake-frames'
import { FakeOutputs } from '../support/fake-outputs'
import { FakePlayer } from '../support/fake-player'
import { FakeSpectrum } from '../support/fake-spectrum'
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
  const stores: Stores = {
    backend,
    settings,
    notices,
    shell,
    session,
    search: new SearchStore(backend, system, searchHistory),
    searchHistory,
    music: new Late<Music>(async () => ({ stores, views: musicViews, prefetchRest: async () => {} })),
    history: new HistoryStore(new MemoryHistory(), notices, player),
    likes: new LikesStore(backend, session, notices, system),
    ownPlaylists: new OwnPlaylistsStore(backend, session, notices),
    queue,
    player,
    personalFm,
    volume: new VolumeStore(engine, settings),
    artwork: new ArtworkStore(backend, queue, system),
    lyrics,
    outputs: new OutputStore(devices, engine, settings),
    tier,
    spectrum,
    deviceData: new DeviceDataStore(
      { data: deviceData, system, reload: () => reloads.push(system.now()) },
      notices,
    ),
  }
  return { stores, engine, backend, spectrum, devices, deviceData, system, reloads }
}
