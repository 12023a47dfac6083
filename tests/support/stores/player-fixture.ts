import type { Stream } from '../../../src/contract/replies/stream'
import type { SavedQueue } from '../../../src/domain/queue/queue'
import { ok } from '../../../src/contract/result'
import { defaultSettings } from '../../../src/domain/settings/settings'
import type { Place } from '../../../src/ports/records'
import { NoticesStore } from '../../../src/stores/shell/notices-store'
import { PlayerStore } from '../../../src/stores/player/player-store'
import { QualityAccess } from '../../../src/stores/library/quality-access'
import { QueueStore } from '../../../src/stores/queue/queue-store'
import { SessionStore } from '../../../src/stores/session/session-store'
import { SettingsStore } from '../../../src/stores/settings/settings-store'
import { FakeBackend } from '../fake-backend'
import { fakeLoginRecord } from '../fake-login-record'
import { FakeAudioEngine } from '../fake-audio-engine'
import { ManualSystem } from '../manual-system'
import { stream, track } from '../track'
import { settle } from '../settle'

export const tracks = [track(1), track(2), track(3)]

type SetUp = ReturnType<typeof setUp>

/** Waits until the listener's choice is not debounced any more. */
export async function rest({ system }: SetUp): Promise<void> {
  system.advance(150)
  await settle()
}

/** Plays the current track for that many seconds. */
export async function playOn({ system, engine }: SetUp, seconds: number): Promise<void> {
  for (let quarter = 0; quarter < seconds * 4; quarter++) {
    system.advance(250)
    engine.advanceTo(engine.at + 0.25)
  }
  await settle()
}

/** A player over fakes, and what it showed, requested and wrote. */
export function setUp(saved: SavedQueue | null = null, backend = new FakeBackend()) {
  const libraryReport = { available: false }
  const system = new ManualSystem()
  const engine = new FakeAudioEngine()
  backend.answers = {
    checkMusic: () => ok(true),
    songUrl: ({ id }) => ok([stream(Number(id))]),
  }
  const places: number[] = []
  const kept: Place[] = []
  let listsWritten = 0
  const records = {
    readQueue: async () => saved,
    writeTracks: async () => {
      listsWritten++
      return true
    },
    writePlace: async (place: Place) => {
      places.push(place.position)
      kept.push(place)
      return true
    },
  }
  const settings = new SettingsStore({
    settingsRecords: { readSettings: () => ({ ...defaultSettings }), writeSettings: () => {} },
    system,
  })
  const notices = new NoticesStore({ system })
  const queue = new QueueStore({ records, system }, { notices })
  const login = fakeLoginRecord()
  const session = new SessionStore({ backend, system, loginRecord: login, reload() {} }, { notices })
  const onDevice = new Map<number, Promise<Stream | null>>()
  const qualityAccess = new QualityAccess({ session, libraryReport })
  const store = new PlayerStore(
    { engine, backend, system },
    {
      queue,
      settings,
      notices,
      session,
      qualityAccess,
      kept: { streamOf: (id) => onDevice.get(id) ?? null },
    },
  )
  const shown = () => notices.notices.map(({ text }) => text)
  return {
    system,
    engine,
    backend,
    settings,
    notices,
    queue,
    session,
    login,
    store,
    shown,
    places,
    kept,
    lists: () => listsWritten,
    libraryReport,
    onDevice,
  }
}
