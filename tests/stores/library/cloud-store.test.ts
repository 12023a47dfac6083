import { describe, expect, it, onTestFinished } from 'vitest'
import type { CloudPage, CloudTrack } from '../../../src/contract/replies/cloud'
import { failed, ok } from '../../../src/contract/result'
import type { Result } from '../../../src/contract/result'
import { CloudStore } from '../../../src/stores/library/cloud-store'
import { createDeferred } from '../../support/deferred'
import { track } from '../../support/track'
import { found, pageOf } from '../../support/ui/found'
import { setUpSession } from '../../support/stores/set-up-session'
import { settle } from '../../support/settle'

const file = (id: number): CloudTrack => ({
  track: track(id),
  fileName: `${id}.mp3`,
  fileSize: 1_000,
  addedMs: null,
  matched: false,
})
const page = (ids: number[], total = ids.length): Result<CloudPage> =>
  ok({ files: ids.map(file), received: ids.length, total, usedBytes: 3_000, maxBytes: 60_000 })

async function setUp() {
  const { backend, session, notices, become, told } = setUpSession()
  await become(5)
  const store = new CloudStore({ backend }, { session, notices })
  onTestFinished(() => store.dispose())
  return { backend, store, become, told, ids: () => store.tracks.map(({ id }) => id) }
}

describe('CloudStore', () => {
  it('loads the whole drive, page by page, with its used and its total space', async () => {
    const { backend, store, ids } = await setUp()
    backend.answers.userCloud = ({ offset }) => page(offset === 0 ? [1, 2] : [3], 3)
    await store.load()
    expect([ids(), store.usedBytes, store.maxBytes, store.loaded]).toEqual([[1, 2, 3], 3_000, 60_000, true])
  })

  it('ends with a server that ignores offsets', async () => {
    const { backend, store, ids } = await setUp()
    backend.answers.userCloud = () => page([1, 2], 9_999)
    await store.load()
    expect(ids()).toEqual([1, 2])
  })

  it('keeps its items if loading them again fails, and says why', async () => {
    const { backend, store, ids } = await setUp()
    backend.answers.userCloud = () => page([1])
    await store.load()
    backend.answers.userCloud = () => failed({ kind: 'timeout' })
    await store.load()
    expect([ids(), store.failure, store.loading]).toEqual([[1], { kind: 'timeout' }, false])
  })

  it('shows the newest reply if an older one arrives last', async () => {
    const { backend, store, ids } = await setUp()
    const late = createDeferred<Result<CloudPage>>()
    backend.answers.userCloud = () => late.promise
    const first = store.load()
    backend.answers.userCloud = () => page([2])
    await store.load()
    late.resolve(page([1]))
    await first
    expect(ids()).toEqual([2])
  })

  it('deletes a file and says so; keeps one that could not be deleted', async () => {
    const { backend, store, ids, told } = await setUp()
    backend.answers.userCloud = () => page([1, 2])
    await store.load()
    backend.answers.userCloudDelete = () => ok(null)
    await store.remove(file(1))
    expect([ids(), store.usedBytes, told()]).toEqual([[2], 2_000, ['cloud.deleted']])
    backend.answers.userCloudDelete = () => failed({ kind: 'timeout' })
    await store.remove(file(2))
    expect([ids(), told()]).toEqual([[2], ['cloud.deleted', 'cloud.deleteFailed']])
  })

  it('finds songs by an id, else by words', async () => {
    const { backend, store } = await setUp()
    const asked: unknown[] = []
    backend.answers.songDetail = ({ ids }) => ok(Number(ids) === 77 ? [track(77)] : [])
    backend.answers.cloudsearch = ({ keywords }) => {
      asked.push(keywords)
      return ok(found({ tracks: pageOf([track(8)]) }))
    }
    const { signal } = new AbortController()
    const idsOf = async (typed: string) => {
      const reply = await store.find(typed, signal)
      return reply.ok && reply.value.map(({ id }) => id)
    }
    expect([await idsOf('/song?id=77'), await idsOf(' 1989 '), await idsOf('rain')]).toEqual([[77], [8], [8]])
    expect(asked).toEqual(['1989', 'rain'])
    backend.answers.songDetail = () => failed({ kind: 'timeout' })
    expect(await idsOf('77')).toBe(false)
  })

  it('matches a file with a song, and shows the outcome', async () => {
    const { backend, store, told, ids } = await setUp()
    const asked: unknown[] = []
    backend.answers.cloudMatch = (params) => {
      asked.push(params)
      return ok(null)
    }
    backend.answers.userCloud = () => page([77])
    expect(await store.match(file(1), 77)).toBe(true)
    await settle()
    expect([asked, told(), ids()]).toEqual([[{ uid: 5, sid: 1, asid: 77 }], ['cloud.matched'], [77]])
    backend.answers.cloudMatch = () => failed({ kind: 'timeout' })
    expect(await store.match(file(1), 78)).toBe(false)
    expect(told()).toEqual(['cloud.matched', 'cloud.matchFailed'])
  })

  it('never shows the files of another listener', async () => {
    const { backend, store, ids, become } = await setUp()
    backend.answers.userCloud = () => page([1])
    await store.load()
    await become(9)
    expect([ids(), store.loaded, store.maxBytes]).toEqual([[], false, 0])
  })
})
