import { afterEach, describe, expect, it, vi } from 'vitest'
import { createKeepSongFile, type SongFile } from '../../../../src/workers/core/offline/keep-song-file'

/** A file in memory that can be full. */
class MemoryFile implements SongFile {
  bytes = new Uint8Array()
  room = Infinity
  open = 0

  getSize() {
    return this.bytes.length
  }

  truncate(size: number) {
    this.bytes = this.bytes.slice(0, size)
  }

  write(bytes: Uint8Array, { at }: { at: number }) {
    if (at + bytes.length > this.room) throw new DOMException('full', 'QuotaExceededError')
    const all = new Uint8Array(Math.max(this.bytes.length, at + bytes.length))
    all.set(this.bytes)
    all.set(bytes, at)
    this.bytes = all
    return bytes.length
  }

  flush() {}

  close() {
    this.open--
  }
}

const song = Uint8Array.from({ length: 1000 }, (_, i) => i % 251)
const part = (from: number, to: number) => song.subarray(from, to)

/** A body that gives these parts, and then ends, fails, or gives no more. */
function body(parts: Uint8Array[], end: 'end' | 'break' | 'hang' = 'end') {
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = parts.shift()
      if (next) controller.enqueue(next)
      else if (end === 'end') controller.close()
      else if (end === 'break') controller.error(new TypeError('network error'))
    },
  })
}

const never = new AbortController().signal

function setUp(...replies: (() => Response)[]) {
  const file = new MemoryFile()
  const asked: Record<string, string>[] = []
  const keep = createKeepSongFile(
    async (_url, { headers, signal }) => {
      asked.push(headers as Record<string, string>)
      const reply = replies.shift()
      if (!reply) throw new TypeError('no network')
      const { status, headers: sent, body: source } = reply()
      // what a browser does with a body whose request is aborted
      const reader = source!.getReader()
      const aborted = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      })
      const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
        const { done, value } = await Promise.race([reader.read(), aborted])
        if (done) controller.close()
        else controller.enqueue(value)
      }
      return new Response(new ReadableStream({ pull }), { status, headers: sent })
    },
    async () => {
      file.open++
      return file
    },
  )
  const progress: number[] = []
  const run = (signal = never) => keep({ trackId: 7, url: '/song' }, signal, (bytes) => progress.push(bytes))
  return { file, asked, progress, run }
}

const whole = (parts: Uint8Array[], end?: 'end' | 'break' | 'hang') => () =>
  new Response(body(parts, end), { headers: { etag: '"a"', 'content-length': '1000' } })
const rest = (from: number) => () =>
  new Response(body([part(from, 1000)]), {
    status: 206,
    headers: {
      etag: '"a"',
      'content-range': `bytes ${from}-999/1000`,
      'content-length': String(1000 - from),
    },
  })

afterEach(() => {
  vi.useRealTimers()
})

describe('createKeepSongFile', () => {
  it('writes what it receives, and tells how much is there', async () => {
    const { file, progress, run } = setUp(whole([part(0, 400), part(400, 1000)]))
    expect(await run()).toEqual({ ok: true, value: 1000 })
    expect(file.bytes).toEqual(song)
    expect(progress).toEqual([400, 1000])
    expect(file.open).toBe(0)
  })

  it('goes on where a broken transfer ended', async () => {
    const { file, asked, run } = setUp(whole([part(0, 400)], 'break'), rest(400))
    expect(await run()).toEqual({ ok: false, failure: { kind: 'offline' } })
    expect(await run()).toEqual({ ok: true, value: 1000 })
    expect(asked[1]).toEqual({ Range: 'bytes=400-', 'If-Range': '"a"' })
    expect(file.bytes).toEqual(song)
  })

  it('starts anew if the file at the server is another by now', async () => {
    const { file, run } = setUp(whole([new Uint8Array(600).fill(9)], 'break'), whole([song]))
    await run()
    expect(await run()).toEqual({ ok: true, value: 1000 })
    expect(file.bytes).toEqual(song)
  })

  it('starts anew over the file of an earlier visit', async () => {
    const { file, asked, run } = setUp(whole([song]))
    file.bytes = new Uint8Array(3000).fill(9)
    expect(await run()).toEqual({ ok: true, value: 1000 })
    expect(asked).toEqual([{}])
    expect(file.bytes).toEqual(song)
  })

  it('does not take a reply that ends too early for the song', async () => {
    const { run } = setUp(whole([part(0, 900)]))
    expect(await run()).toEqual({ ok: false, failure: { kind: 'offline' } })
  })

  it('says when there is no more room', async () => {
    const { file, run } = setUp(whole([part(0, 400), part(400, 1000)]))
    file.room = 500
    expect(await run()).toEqual({ ok: false, failure: { kind: 'tooLarge' } })
    expect(file.open).toBe(0)
  })

  it('says what the server refused, and when there is no network', async () => {
    const { run } = setUp(() => new Response('no', { status: 403 }))
    expect(await run()).toEqual({ ok: false, failure: { kind: 'status', status: 403, message: null } })
    expect(await run()).toEqual({ ok: false, failure: { kind: 'offline' } })
  })

  it('ends when it is cancelled, and when nothing comes for half a minute', async () => {
    vi.useFakeTimers()
    const { file, run } = setUp(whole([part(0, 400)], 'hang'), whole([part(0, 400)], 'hang'))
    const cancelled = new AbortController()
    const first = run(cancelled.signal)
    await vi.advanceTimersByTimeAsync(1000)
    cancelled.abort()
    expect(await first).toEqual({ ok: false, failure: { kind: 'aborted' } })
    const second = run()
    await vi.advanceTimersByTimeAsync(31_000)
    expect(await second).toEqual({ ok: false, failure: { kind: 'timeout' } })
    expect(file.open).toBe(0)
  })
})
