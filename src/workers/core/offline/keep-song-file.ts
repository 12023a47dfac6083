import { failed, ok } from '../../../contract/result'
import type { Result } from '../../../contract/result'
import type { Tasks } from '../../rpc/tasks'

/** A transfer that receives nothing for this long has failed. */
const stallMs = 30_000

/** Progress is told no more often: each time costs the main thread a message. */
const progressMs = 200

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** The part of `FileSystemSyncAccessHandle` that is needed. */
export interface SongFile {
  getSize(): number
  truncate(size: number): void
  write(bytes: Uint8Array, options: { at: number }): number
  flush(): void
  close(): void
}

/**
 * Creates the task that fetches the file of a song into a file of its own. A transfer that was paused or has failed goes
 * on where it ended, if the file at the server is the same still: its validator is remembered while the worker runs.
 */
export function createKeepSongFile(fetch: Fetch, open: (trackId: number) => Promise<SongFile>) {
  const validators = new Map<number, string>()

  return async (
    { trackId, url }: Tasks['keepSong']['input'],
    signal: AbortSignal,
    progress: (bytes: number) => void,
  ): Promise<Result<number>> => {
    const stall = new Stall(stallMs)
    let file: SongFile | null = null
    try {
      file = await open(trackId)
      const validator = validators.get(trackId)
      const at = validator === undefined ? 0 : file.getSize()
      const headers =
        at > 0 && validator !== undefined ? { Range: `bytes=${at}-`, 'If-Range': validator } : {}
      const reply = await fetch(url, {
        headers,
        cache: 'no-store',
        signal: AbortSignal.any([signal, stall.signal]),
      })
      if (!reply.ok || !reply.body) {
        validators.delete(trackId)
        return failed({ kind: 'status', status: reply.status, message: null })
      }
      const start = startOf(reply, at)
      file.truncate(start)
      const known = strongValidator(reply.headers)
      if (known === null) validators.delete(trackId)
      else validators.set(trackId, known)
      let toldMs = -Infinity
      const size = await receive(reply.body, file, start, (bytes) => {
        stall.restart()
        if (performance.now() - toldMs < progressMs) return
        toldMs = performance.now()
        progress(bytes)
      })
      progress(size)
      const expected = Number(reply.headers.get('content-length'))
      const encoded = reply.headers.has('content-encoding')
      if (expected > 0 && !encoded && size !== start + expected) return failed({ kind: 'offline' })
      if (size === 0) return failed({ kind: 'noStream' })
      validators.delete(trackId)
      file.flush()
      return ok(size)
    } catch (error) {
      if (signal.aborted) return failed({ kind: 'aborted' })
      if (stall.signal.aborted) return failed({ kind: 'timeout' })
      if (error instanceof DOMException && error.name === 'QuotaExceededError')
        return failed({ kind: 'tooLarge' })
      // a failed fetch is a TypeError; anything else comes from the file
      return failed({ kind: error instanceof TypeError ? 'offline' : 'unsupported' })
    } finally {
      stall.stop()
      file?.close()
    }
  }
}

/** Returns where in the file a reply starts: at the beginning, unless it is the rest that was asked for. */
function startOf(reply: Response, asked: number): number {
  const range = /^bytes (\d+)-/.exec(reply.headers.get('content-range') ?? '')
  return reply.status === 206 && Number(range?.[1]) === asked ? asked : 0
}

/** Only these may be compared byte by byte (RFC 9110, section 13.1.5). */
function strongValidator(headers: Headers): string | null {
  const tag = headers.get('etag')
  return tag && !tag.startsWith('W/') ? tag : headers.get('last-modified')
}

async function receive(
  body: ReadableStream<Uint8Array>,
  file: SongFile,
  start: number,
  onBytes: (bytes: number) => void,
): Promise<number> {
  let at = start
  for await (const bytes of readAll(body)) {
    at += file.write(bytes, { at })
    onBytes(at)
  }
  return at
}

/** Streams cannot be iterated in Safari before 26. */
async function* readAll(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** Aborts when `restart` was not called for too long. */
class Stall {
  readonly #controller = new AbortController()
  readonly #ms: number
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(ms: number) {
    this.#ms = ms
    this.restart()
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  restart(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#controller.abort(), this.#ms)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}
