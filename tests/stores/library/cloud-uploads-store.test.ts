import { describe, expect, it, onTestFinished } from 'vitest'
import type { Upload } from '../../../src/contract/replies/cloud'
import { failed, ok } from '../../../src/contract/result'
import type { Result } from '../../../src/contract/result'
import type { Refused } from '../../../src/domain/library/upload-failure'
import { CloudStore } from '../../../src/stores/library/cloud-store'
import { CloudUploadsStore } from '../../../src/stores/library/cloud-uploads-store'
import { FakeUploads } from '../../support/fake-uploads'
import { createDeferred } from '../../support/deferred'
import { track } from '../../support/track'
import { setUpSession } from '../../support/stores/set-up-session'
import { settle } from '../../support/settle'

type Reply = Result<Upload | Refused>

const file = (name: string, size = 1_000) => ({ name, size })
const kept: Reply = ok({ track: track(1), alreadyThere: false })

interface Drive {
  as?: number | null
  maxBytes?: number
  usedBytes?: number
}

async function setUp({ as = 5, maxBytes = 0, usedBytes = 0 }: Drive = {}) {
  const { backend, session, notices, become, told } = setUpSession()
  await become(as)
  const loads: number[] = []
  backend.answers.userCloud = ({ offset }) => {
    loads.push(Number(offset))
    return ok({ files: [], received: 0, total: 0, usedBytes, maxBytes })
  }
  const cloud = new CloudStore({ backend }, { session, notices })
  const uploads = new FakeUploads()
  const store = new CloudUploadsStore({ uploads }, { cloud, session, notices })
  onTestFinished(() => {
    store.dispose()
    cloud.dispose()
  })
  const sent = () => uploads.transfers.map((transfer) => transfer.file.name)
  const states = () => store.items.map(({ file: { name }, state }) => `${name} ${state}`)
  return { store, cloud, uploads, sent, states, loads, become, told, notices }
}

/** A transfer that ends when the test says so. */
function held(uploads: FakeUploads) {
  const answer = createDeferred<Reply>()
  uploads.answer = () => answer.promise
  return answer
}

describe('CloudUploadsStore', () => {
  it('sends one file after the other with its progress, and shows one summary at the end', async () => {
    const { store, uploads, sent, states, told } = await setUp()
    const first = held(uploads)
    store.add([file('a.mp3'), file('b.FLAC')])
    expect([sent(), states(), store.busy]).toEqual([['a.mp3'], ['a.mp3 sending', 'b.FLAC waiting'], true])
    uploads.transfers[0]?.onProgress(400)
    expect(store.items.map(({ sentBytes }) => sentBytes)).toEqual([400, 0])
    const second = held(uploads)
    first.resolve(kept)
    await settle()
    expect([states(), told()]).toEqual([['a.mp3 done', 'b.FLAC sending'], []])
    second.resolve(kept)
    await settle()
    expect([states(), told(), store.busy]).toEqual([
      ['a.mp3 done', 'b.FLAC done'],
      ['upload.severalDone'],
      false,
    ])
  })

  it('reloads the drive after each file, if it was loaded', async () => {
    const { store, cloud, loads } = await setUp()
    store.add([file('a.mp3')])
    await settle()
    expect(loads).toEqual([])
    await cloud.load()
    store.add([file('b.mp3')])
    await settle()
    expect(loads).toEqual([0, 0])
  })

  it('refuses at once what is not music, is empty, or does not fit', async () => {
    const { store, cloud, sent, told } = await setUp({ maxBytes: 5_000, usedBytes: 4_500 })
    await cloud.load()
    store.add([file('film.mp4'), file('a.mp3', 0), file('b.mp3', 501), file('c.mp3', 500)])
    await settle()
    expect(store.items.map(({ trouble }) => trouble)).toEqual([
      { refused: 'wrongName' },
      { refused: 'empty' },
      { refused: 'driveFull' },
      null,
    ])
    expect([sent(), told()]).toEqual([['c.mp3'], ['upload.severalFailed']])
  })

  it('says why each file failed, goes on with the others, and can retry', async () => {
    const { store, uploads, states, told } = await setUp()
    const replies: Reply[] = [failed({ kind: 'timeout' }), ok({ refused: 'noAudio' }), kept]
    uploads.answer = () => replies.shift() ?? kept
    store.add([file('slow.mp3'), file('noise.mp3'), file('good.mp3')])
    await settle()
    expect(states()).toEqual(['slow.mp3 failed', 'noise.mp3 failed', 'good.mp3 done'])
    expect(store.items.map(({ trouble, canRetry }) => [trouble, canRetry])).toEqual([
      [{ kind: 'timeout' }, true],
      [{ refused: 'noAudio' }, false],
      [null, false],
    ])
    for (const item of store.items) store.retry(item)
    await settle()
    expect(states()).toEqual(['slow.mp3 done', 'noise.mp3 failed', 'good.mp3 done'])
    expect(told()).toEqual(['upload.oneDone'])
    store.clearDone()
    expect(states()).toEqual(['noise.mp3 failed'])
  })

  it('names the only file that failed', async () => {
    const { store, uploads, notices } = await setUp()
    uploads.answer = () => failed({ kind: 'offline' })
    store.add([file('a.mp3')])
    await settle()
    expect(notices.notices.map(({ text, values }) => [text, values['name']])).toEqual([
      ['upload.oneFailed', 'a.mp3'],
    ])
  })

  it('tells new files from those that were there already, and from those without an album', async () => {
    const { store, uploads } = await setUp()
    const bare = track(2, { album: { id: 0, name: '', picUrl: null } })
    const replies: Reply[] = [
      ok({ track: track(1), alreadyThere: true }),
      ok({ track: bare, alreadyThere: false }),
      ok({ track: null, alreadyThere: false }),
    ]
    uploads.answer = () => replies.shift() ?? kept
    store.add([file('a.mp3'), file('b.mp3'), file('c.mp3')])
    await settle()
    expect(store.items.map(({ outcome }) => outcome)).toEqual(['alreadyThere', 'nameless', 'kept'])
  })

  it('cancels a transfer without a notice and goes on with the next file', async () => {
    const { store, uploads, sent, states, told } = await setUp()
    const late = held(uploads)
    store.add([file('a.mp3'), file('b.mp3'), file('c.mp3')])
    const [, waiting] = store.items
    if (waiting) store.remove(waiting)
    uploads.answer = () => kept
    const [sending] = store.items
    if (sending) store.remove(sending)
    expect([uploads.transfers[0]?.signal.aborted, sent()]).toEqual([true, ['a.mp3', 'c.mp3']])
    await settle()
    late.resolve(failed({ kind: 'aborted' }))
    await settle()
    expect([states(), told()]).toEqual([['c.mp3 done'], ['upload.oneDone']])
  })

  it('ignores the result of a cancelled transfer', async () => {
    const { store, uploads, states } = await setUp()
    const late = held(uploads)
    store.add([file('a.mp3')])
    const [first] = store.items
    if (first) store.remove(first)
    held(uploads)
    store.add([file('a.mp3')])
    uploads.transfers[0]?.onProgress(900)
    late.resolve(kept)
    await settle()
    expect([states(), store.items[0]?.sentBytes]).toEqual([['a.mp3 sending'], 0])
  })

  it('cancels everything on a logout, without a notice, and shows nothing to the next listener', async () => {
    const { store, uploads, become, told, states } = await setUp()
    held(uploads)
    store.add([file('a.mp3'), file('b.mp3')])
    await become(null)
    expect([uploads.transfers[0]?.signal.aborted, states(), store.busy, told()]).toEqual([
      true,
      [],
      false,
      [],
    ])
    uploads.answer = () => kept
    await become(9)
    store.add([file('c.mp3')])
    await settle()
    expect(states()).toEqual(['c.mp3 done'])
  })

  it('sends nothing more once the session has ended', async () => {
    const { store, uploads, sent } = await setUp()
    uploads.answer = () => failed({ kind: 'loginNeeded' })
    store.add([file('a.mp3'), file('b.mp3')])
    await settle()
    expect([sent(), store.items.map(({ trouble }) => trouble)]).toEqual([
      ['a.mp3'],
      [{ kind: 'loginNeeded' }, { kind: 'loginNeeded' }],
    ])
  })

  it('asks a visitor to log in', async () => {
    const { store, sent, told } = await setUp({ as: null })
    store.add([file('a.mp3')])
    expect([sent(), told()]).toEqual([[], ['failure.loginNeeded']])
  })
})
