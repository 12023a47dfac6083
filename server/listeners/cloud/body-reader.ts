/** Reads a request body in several parts; each continues where the last one stopped. */
export interface BodyReader {
  /** Yields chunks until the body ends or `signal` aborts; nothing is lost. Rejects when the body fails. */
  readUntil(signal: AbortSignal): AsyncGenerator<Uint8Array>
  /** Discards the rest. */
  cancel(): void
}

export function createBodyReader(body: ReadableStream<Uint8Array>): BodyReader {
  const reader = body.getReader()
  type ReadResult = Awaited<ReturnType<typeof reader.read>>
  let pending: Promise<ReadResult> | null = null
  const read = () => {
    if (pending) return pending
    pending = reader.read()
    // the next reader gets the error
    pending.catch(() => undefined)
    return pending
  }
  return {
    async *readUntil(signal) {
      // a new promise for each chunk: a lasting one would keep everything raced against it in memory
      let wake = (): void => undefined
      const stop = () => wake()
      signal.addEventListener('abort', stop)
      try {
        while (!signal.aborted) {
          const woken = new Promise<null>((done) => {
            wake = () => done(null)
          })
          const got = await Promise.race([read(), woken])
          if (got === null) return
          pending = null
          if (got.done) return
          yield got.value
        }
      } finally {
        signal.removeEventListener('abort', stop)
      }
    },
    cancel: () => void reader.cancel().catch(() => undefined),
  }
}
