import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failed, ok } from '../../../../src/contract/result'
import { ReplyCache } from '../../../../src/workers/core/reply-cache'
import { createUploadFile } from '../../../../src/workers/core/tasks/upload-file'

/** As much of a request as a transfer needs; the test plays the network. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  timeout = 0
  status = 0
  responseText = ''
  opened: [method: string, address: string] | null = null
  form: FormData | null = null

  open(method: string, address: string): void {
    this.opened = [method, address]
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }

  send(form: FormData): void {
    this.form = form
  }

  abort(): void {
    this.dispatchEvent(new Event('abort'))
  }

  sent(loaded: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }))
  }

  answer(status: number, body: string | object): void {
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.dispatchEvent(new Event('load'))
  }
}

const song = new File(['0123456789'], '月光.mp3', { type: 'audio/mpeg' })
const never = new AbortController().signal

async function begin({ file = song, signal = never } = {}) {
  const request = new FakeRequest()
  const cache = new ReplyCache(() => 0)
  const progress: number[] = []
  const task = createUploadFile(() => request as unknown as XMLHttpRequest, cache)
  const result = task({ file, language: 'en' }, signal, (sentBytes) => progress.push(sentBytes))
  // the file is looked into first
  await vi.waitFor(() => expect(request.form).not.toBeNull())
  return { request, result, progress, cache }
}

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(77))
afterEach(() => void vi.restoreAllMocks())

describe('createUploadFile', () => {
  it('posts the file as a form, with the header of the app, the listener’s language and a limit of 200 seconds', async () => {
    const { request, result } = await begin()
    expect([request.opened, request.timeout, request.headers]).toEqual([
      ['POST', '/api/cloud?timestamp=77'],
      200_000,
      { 'X-Requested-With': 'XMLHttpRequest', 'Accept-Language': 'en' },
    ])
    const sent = request.form?.get('songFile')
    expect(sent instanceof File && [sent.name, sent.size]).toEqual(['月光.mp3', 10])
    request.answer(200, { code: 200, privateCloud: null })
    expect(await result).toEqual(ok({ track: null, alreadyThere: false }))
  })

  it('reports how much of the file was sent, and never more than its size', async () => {
    const { request, progress } = await begin()
    for (const loaded of [4, 9, 250]) request.sent(loaded)
    expect(progress).toEqual([4, 9, 10])
  })

  it('recognises a file that was there already', async () => {
    const { request, result } = await begin()
    request.answer(200, { code: 201, privateCloud: null })
    expect(await result).toEqual(ok({ track: null, alreadyThere: true }))
  })

  it.each([
    ['in the backend’s own words', 200, { code: 400, message: '文件是空的', reason: 'empty' }, 'empty'],
    ['for want of room', 413, { code: 413, message: '云盘空间不足', reason: 'driveFull' }, 'driveFull'],
    ['for its size, by another server', 413, '<h1>Too large</h1>', 'tooLarge'],
    ['for a reason of later days, told by its status', 413, { code: 413, reason: 'moon' }, 'tooLarge'],
  ])('says why a file is refused %s', async (_how, status, body, refused) => {
    const { request, result } = await begin()
    request.answer(status, body)
    expect(await result).toEqual(ok({ refused }))
  })

  it.each([
    ['that the login is over', 301, { code: 301 }, { kind: 'loginNeeded' }],
    [
      'what else the server says',
      200,
      { code: 400, message: '不行' },
      { kind: 'code', code: 400, message: '不行' },
    ],
    [
      'the status of a broken server',
      502,
      '<h1>Bad gateway</h1>',
      { kind: 'status', status: 502, message: null },
    ],
    ['that nonsense came', 200, 'no JSON', { kind: 'malformed', detail: '/cloud: not JSON' }],
  ] as const)('tells %s', async (_what, status, body, failure) => {
    const { request, result } = await begin()
    request.answer(status, body)
    expect(await result).toEqual(failed(failure))
  })

  it.each([
    ['error', 'offline'],
    ['timeout', 'timeout'],
  ] as const)('is over at %s of the network', async (event, kind) => {
    const { request, result } = await begin()
    request.dispatchEvent(new Event(event))
    expect(await result).toEqual(failed({ kind }))
  })

  it('stops when it is cancelled, and does not start if it was before', async () => {
    const controller = new AbortController()
    const { result } = await begin({ signal: controller.signal })
    controller.abort()
    expect(await result).toEqual(failed({ kind: 'aborted' }))
    const open = vi.fn<() => XMLHttpRequest>()
    const task = createUploadFile(open, new ReplyCache(() => 0))
    expect(await task({ file: song }, controller.signal, () => {})).toEqual(failed({ kind: 'aborted' }))
    expect(open).not.toHaveBeenCalled()
  })

  it('makes cached replies about the drive stale, even without an answer', async () => {
    const { request, result, cache } = await begin()
    const before = cache.epoch
    request.dispatchEvent(new Event('timeout'))
    await result
    expect(cache.epoch).toBeGreaterThan(before)
  })

  it('does not send a file that cannot be read', async () => {
    const open = vi.fn<() => XMLHttpRequest>()
    const task = createUploadFile(open, new ReplyCache(() => 0))
    const gone = new File(['x'], 'a.mp3')
    vi.spyOn(gone, 'slice').mockReturnValue(
      Object.assign(new Blob(), {
        arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
      }),
    )
    expect(await task({ file: gone }, never, () => {})).toEqual(ok({ refused: 'gone' }))
    expect(open).not.toHaveBeenCalled()
  })
})
