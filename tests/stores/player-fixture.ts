import type { SavedQueue } from '../../src/domain/queue/queue'
import { ok } from '../../src/domain/result'
import { defaultSettings } from '../../src/domain/settings/settings'
import type { Place } from '../../src/ports/records'
import { NoticesStore } from '../../src/stores/notices-store'
import { PlayerStore } from '../../src/stores/player-store'
import { QueueStore } from '../../src/stores/queue-store'
import { SessionStore } from '../../src/stores/session-store'
import { SettingsStore } from '../../src/stores/settings-store'
import { FakeBackend } from '../support/fake-backend'
import { fakeLogin } from '../support/fake-login'
import { FakePlayer } from '../support/fake-player'
import { ManualSystem } from '../support/manual-system'
import { stream, track } from '../support/track'

export const tracks = [track(1), track(2), track(3)]

/** Lets every promise that can settle do so. */
export const settle = () => new Promise((resolve) => setImmediate(resolve))

type SetUp = ReturnType<typeof setUp>

/** The listener has come to rest at what they chose. */
export async function rest({ system }: SetUp): Promise<void> {
  system.pass(150)
  await settle()
}

/** The current track plays on for so many seconds, from where it stands. */
export async function playOn({ system, engine }: SetUp, seconds: number): Promise<void> {
  for (let quarter = 0; quarter < seconds * 4; quarter++) {
    system.pass(250)
    engine.moveTo(engine.at + 0.25)
  }
  await settle()
}

/** A player over fakes, and what it showed, asked and wrote. */
export function setUp(saved: SavedQueue | null = null, backend = new FakeBackend()) {
  const system = new ManualSystem()
  const engine = new FakePlayer()
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
  const settings = new SettingsStore(
    { readSettings: () => ({ ...defaultSettings }), writeSettings: () => {} },
    system,
  )
  const notices = new NoticesStore(system)
  const queue = new QueueStore(records, system, notices)
  const login = fakeLogin()
  const session = new SessionStore({ backend, system, login, reload() {} }, notices)
  const store = new PlayerStore({ player: engine, backend, system }, { queue, settings, notices, session })
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
  }
}
