/** Reads a body in several goes: what one go leaves, the next one finds. */
export interface BodyChunks {
  /** Ends with the body, or as soon as the signal says so, losing nothing. Rejects when the body fails. */
  until(signal: AbortSignal): AsyncGenerator<Uint8Array>
  /** Wants no more of it. */
  cancel(): void
}

export function createBodyChunks(body: ReadableStream<Uint8Array>): BodyChunks {
  const reader = body.getReader()
  type ReadResult = Awaited<ReturnType<typeof reader.read>>
  let pending: Promise<ReadResult> | null = null
  const read = () => {
    if (pending) return pending
    pending = reader.read()
    // whoever reads next learns of it
    pending.catch(() => undefined)
    return pending
  }
  return {
    async *until(signal) {
      // anew for each piece: one lasting promise would hold on to all that was raced against it
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
