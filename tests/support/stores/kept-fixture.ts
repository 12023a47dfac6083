import { ok } from '../../../src/contract/result'
import { emptyLyrics } from '../../../src/domain/lyrics/lyric-data'
import { defaultSettings } from '../../../src/domain/settings/settings'
import { Keeper } from '../../../src/stores/offline/keeper'
import { StorageStore } from '../../../src/stores/offline/storage-store'
import { KeptStore } from '../../../src/stores/offline/kept-store'
import { SettingsStore } from '../../../src/stores/settings/settings-store'
import { SessionStore } from '../../../src/stores/session/session-store'
import { NoticesStore } from '../../../src/stores/shell/notices-store'
import { FakeBackend } from '../fake-backend'
import { FakeKeptFiles } from '../fake-kept-files'
import { fakeLoginRecord } from '../fake-login-record'
import { ManualSystem } from '../manual-system'
import { MemoryKeptRecords } from '../memory-kept-records'
import { settle } from '../settle'
import { stream, track } from '../track'
import { profile } from './set-up-session'

interface Device {
  files?: FakeKeptFiles
  records?: MemoryKeptRecords
  login?: ReturnType<typeof fakeLoginRecord>
}

const runAlone = (_name: string, work: () => Promise<void>) => work()

/** What is kept on a device, over fakes. Another visit is another fixture on the same device. */
export function setUpKept({
  files = new FakeKeptFiles(),
  records = new MemoryKeptRecords(),
  login = fakeLoginRecord(),
}: Device = {}) {
  const system = new ManualSystem()
  const backend = new FakeBackend()
  backend.answers = {
    checkMusic: () => ok(true),
    songUrl: ({ id }) => ok([stream(Number(id))]),
  }
  backend.lyricsOf = () => ok(emptyLyrics)
  const deps = { backend, system, keptFiles: files, keptRecords: records, runAlone }
  const notices = new NoticesStore({ system })
  const session = new SessionStore({ backend, system, loginRecord: login, reload() {} }, { notices })
  const settings = new SettingsStore({
    settingsRecords: { readSettings: () => ({ ...defaultSettings }), writeSettings: () => {} },
    system,
  })
  const storage = new StorageStore(deps)
  const kept = new KeptStore(deps, { session, notices, storage })
  const keeper = new Keeper(deps, { kept, settings, notices, storage })
  /** Lets the server say who is logged in. */
  const become = async (id: number | null) => {
    backend.answers.loginStatus = () => ok(id === null ? null : profile(id))
    await session.check()
  }
  /** Lets all transfers end, and what changed be written. */
  const done = async () => {
    for (let step = 0; step < 20; step++) await settle()
    system.advance(2_000)
    await settle()
  }
  const album = { kind: 'album', id: 3, name: 'An album', cover: null } as const
  return {
    device: { files, records, login },
    system,
    backend,
    session,
    kept,
    keeper,
    become,
    done,
    album,
    told: () => notices.notices.map(({ text, values }) => [text, values]),
    tracks: (...ids: number[]) =>
      ids.map((id) => track(id, { album: { id: 3, name: 'An album', picUrl: `https://p/${id % 2}.jpg` } })),
    dispose: () => {
      keeper.dispose()
      kept.dispose()
    },
  }
}
