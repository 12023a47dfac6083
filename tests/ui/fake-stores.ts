import { ok } from '../../src/domain/result'
import { defaultSettings } from '../../src/domain/settings/settings'
import { ArtworkStore } from '../../src/stores/artwork-store'
import { LyricsStore } from '../../src/stores/lyrics-store'
import { NoticesStore } from '../../src/stores/notices-store'
import { PlayerStore } from '../../src/stores/player-store'
import { QueueStore } from '../../src/stores/queue-store'
import { SettingsStore } from '../../src/stores/settings-store'
import { ShellStore } from '../../src/stores/shell-store'
import { VolumeStore } from '../../src/stores/volume-store'
import type { Stores } from '../../src/ui/stores-context'
import { FakeBackend } from '../support/fake-backend'
import { FakePlayer } from '../support/fake-player'
import { ManualSystem } from '../support/manual-system'
import { stream } from '../support/track'

/** The app's stores over fakes: a backend that plays anything, an engine that obeys, a clock that stands. */
export function fakeStores(): { stores: Stores; engine: FakePlayer; backend: FakeBackend } {
  const system = new ManualSystem()
  const engine = new FakePlayer()
  const backend = new FakeBackend()
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
  const stores: Stores = {
    backend,
    settings,
    notices,
    shell: new ShellStore(),
    queue,
    player: new PlayerStore(engine, backend, queue, settings, notices),
    volume: new VolumeStore(engine, settings),
    artwork: new ArtworkStore(backend, queue),
    lyrics: new LyricsStore(engine, backend, queue, settings, system),
  }
  return { stores, engine, backend }
}
