import { describe, expect, it, onTestFinished } from 'vitest'
import type { Stream } from '../../../src/contract/replies/stream'
import { failed, ok } from '../../../src/contract/result'
import type { Result } from '../../../src/contract/result'
import { defaultSettings } from '../../../src/domain/settings/settings'
import { DownloadStore } from '../../../src/stores/library/download-store'
import { QualityAccess } from '../../../src/stores/library/quality-access'
import { NoticesStore } from '../../../src/stores/shell/notices-store'
import { SessionStore } from '../../../src/stores/session/session-store'
import { SettingsStore } from '../../../src/stores/settings/settings-store'
import { FakeBackend } from '../../support/fake-backend'
import { FakeDownloads } from '../../support/fake-downloads'
import { createDeferred } from '../../support/deferred'
import { ManualSystem } from '../../support/manual-system'
import { stream, track } from '../../support/track'
import { settle } from '../../support/settle'

const files = [
  { quality: 'exhigh' as const, bitRate: 320_000, size: 9_000_000 },
  { quality: 'lossless' as const, bitRate: 900_000, size: 30_000_000 },
]
interface SetUp {
  userId?: number | null
  vipType?: number
  ownFiles?: boolean
}

async function setUp({ userId = 5, vipType = 0, ownFiles = false }: SetUp = {}) {
  const system = new ManualSystem()
  const backend = new FakeBackend()
  const downloads = new FakeDownloads()
  const notices = new NoticesStore({ system })
  const session = new SessionStore({ backend, system, reload: () => {} }, { notices })
  const become = async (id: number | null) => {
    backend.answers.loginStatus = () =>
      ok(id === null ? null : { userId: id, nickname: 'Listener', avatarUrl: null, vipType })
    await session.check()
  }
  await become(userId)
  backend.answers.songQualities = () => ok(files)
  backend.answers.songDownloadUrl = ({ id }) => ok({ ...stream(Number(id)), type: 'flac', size: 100 })
  const settings = new SettingsStore({
    settingsRecords: { readSettings: () => defaultSettings, writeSettings() {} },
    system,
  })
  const qualityAccess = new QualityAccess({ session, libraryReport: { available: ownFiles } })
  const store = new DownloadStore({ backend, downloads }, { session, settings, notices, qualityAccess })
  onTestFinished(() => store.dispose())
  return { backend, downloads, store, become, told: () => notices.notices.map(({ text }) => text) }
}

describe('DownloadStore', () => {
  it('asks a visitor to log in, and for a paid song asks the others to become members', async () => {
    const visitor = await setUp({ userId: null })
    visitor.store.open(track(1))
    expect([visitor.store.track, visitor.told()]).toEqual([null, ['failure.loginNeeded']])
    const listener = await setUp()
    listener.store.open(track(1, { fee: 1 }))
    expect([listener.store.track, listener.told()]).toEqual([null, ['download.membersOnly']])
  })

  it('lets members download a paid song, and whoever uploaded it', async () => {
    const member = await setUp({ vipType: 11 })
    member.store.open(track(1, { fee: 1 }))
    const { store } = await setUp()
    store.open(track(2, { fee: 1 }), { cloud: true })
    await settle()
    expect([member.store.track?.id, store.track?.id, store.ownUpload]).toEqual([1, 2, true])
    expect(store.files?.every((file) => store.isAllowed(file))).toBe(true)
  })

  it('offers the files there are, lossless ones only to members, and preselects the quality of playback', async () => {
    const { store } = await setUp()
    store.open(track(1))
    await settle()
    expect([store.files, store.chosen]).toEqual([files, 'exhigh'])
    expect(files.map((file) => store.isAllowed(file))).toEqual([true, false])
    store.choose('lossless')
    expect(await store.start()).toBe(false)
  })

  it('offers lossless files to everyone where they are a server’s own', async () => {
    const { store } = await setUp({ ownFiles: true })
    store.open(track(1))
    await settle()
    expect(files.map((file) => store.isAllowed(file))).toEqual([true, true])
  })

  it('saves the chosen file under artist and title, and shows the progress', async () => {
    const { store, downloads, told } = await setUp()
    const arrival = createDeferred<Result<null>>()
    downloads.answer = () => arrival.promise
    store.open(track(3, { name: 'Song' }))
    await settle()
    const done = store.start()
    expect(store.progress).toEqual({ received: 0, total: null })
    await settle()
    const [transfer] = downloads.transfers
    expect([transfer?.url, transfer?.name]).toEqual(['/media/3.mp3', 'Artist - Song.flac'])
    transfer?.onProgress(40, null)
    expect(store.progress).toEqual({ received: 40, total: 100 })
    arrival.resolve(ok(null))
    expect(await done).toBe(true)
    expect([store.track, store.progress, told()]).toEqual([null, null, ['download.done']])
  })

  it('says that a file is not available, and stays open for another choice', async () => {
    const { store, backend, downloads, told } = await setUp()
    store.open(track(1))
    await settle()
    backend.answers.songDownloadUrl = () => ok(null)
    expect(await store.start()).toBe(false)
    backend.answers.songDownloadUrl = () => ok(stream(1))
    downloads.answer = () => failed({ kind: 'timeout' })
    expect(await store.start()).toBe(false)
    expect([store.track?.id, store.progress, told()]).toEqual([1, null, ['download.failed']])
  })

  it('cancels a transfer and saves nothing', async () => {
    const { store, backend, downloads, told } = await setUp()
    const address = createDeferred<Result<Stream | null>>()
    backend.answers.songDownloadUrl = () => address.promise
    store.open(track(1))
    await settle()
    const done = store.start()
    store.cancel()
    address.resolve(ok(stream(1)))
    expect(await done).toBe(false)
    expect([downloads.transfers, store.progress, store.track?.id, told()]).toEqual([[], null, 1, []])
  })

  it('shows the files of the latest song, even if those of the one before arrive later', async () => {
    const { store, backend } = await setUp()
    const first = createDeferred<Result<typeof files>>()
    backend.answers.songQualities = ({ id }) => (id === 1 ? first.promise : ok(files.slice(0, 1)))
    store.open(track(1))
    store.open(track(2))
    await settle()
    first.resolve(ok(files))
    await settle()
    expect([store.track?.id, store.files?.length]).toEqual([2, 1])
  })

  it('says why the files could not be loaded, and closes when somebody else logs in', async () => {
    const { store, backend, become } = await setUp()
    backend.answers.songQualities = () => failed({ kind: 'offline' })
    store.open(track(1))
    await settle()
    expect(store.failure).toEqual({ kind: 'offline' })
    backend.answers.songQualities = () => ok(files)
    await store.loadFiles()
    expect([store.failure, store.files?.length]).toEqual([null, 2])
    await become(6)
    expect(store.track).toBeNull()
  })
})
