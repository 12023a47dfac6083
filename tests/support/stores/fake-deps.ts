import { ok } from '../../../src/contract/result'
import { defaultSettings } from '../../../src/domain/settings/settings'
import { FakeAudioEngine } from '../fake-audio-engine'
import { FakeBackend } from '../fake-backend'
import { FakeDeviceData } from '../fake-device-data'
import { FakeDownloads } from '../fake-downloads'
import { FakeFrames } from '../fake-frames'
import { FakeInstallOffer } from '../fake-install-offer'
import { FakeKeptFiles } from '../fake-kept-files'
import { FakeOutputs } from '../fake-outputs'
import { FakeSpectrum } from '../fake-spectrum'
import { FakeUploads } from '../fake-uploads'
import { ManualSystem } from '../manual-system'
import { MemoryHistory } from '../memory-history'
import { MemoryKeptRecords } from '../memory-kept-records'
import { MemorySearchHistory } from '../memory-search-history'
import { stream } from '../track'

const capableDevice = { cores: 8, memory: 8, cpuPerformance: null, saveData: false, reducedMotion: false }

/** A fake of everything that stores are created with: a backend that plays any track, and a clock that stands still. */
export function createFakeDeps() {
  const system = new ManualSystem()
  const backend = new FakeBackend()
  backend.answers = { checkMusic: () => ok(true), songUrl: ({ id }) => ok([stream(Number(id))]) }
  /** When the app was reloaded, in ms of the clock. */
  const reloads: number[] = []
  return {
    system,
    backend,
    reloads,
    engine: new FakeAudioEngine(),
    outputs: new FakeOutputs(),
    spectrum: new FakeSpectrum(),
    facts: capableDevice,
    frames: new FakeFrames(),
    uploads: new FakeUploads(),
    downloads: new FakeDownloads(),
    origin: 'https://music.example',
    deviceData: new FakeDeviceData(),
    installOffer: new FakeInstallOffer(),
    keptFiles: new FakeKeptFiles(),
    keptRecords: new MemoryKeptRecords(),
    runAlone: (_name: string, work: () => Promise<void>) => work(),
    settingsRecords: {
      readSettings: () => ({ ...defaultSettings, language: 'en' as const }),
      writeSettings() {},
    },
    queueRecords: {
      readQueue: async () => null,
      writeTracks: async () => true,
      writePlace: async () => true,
    },
    historyRecords: new MemoryHistory(),
    searchHistoryRecords: new MemorySearchHistory(),
    reload: () => void reloads.push(system.now()),
  }
}
