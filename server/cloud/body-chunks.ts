/** Reads a body in several goes: what one go leaves, the next one finds. */
export interface BodyChunks {
  /** Ends with the body, or as soon as the signal says so, losing nothing. Rejects when the body fails. */
  until(signal: AbortSignal): AsyncGenerator<Uint8Array>
  /** Wants no more of it. */
  cancel(): void
}

export function createBodyChunks(body: ReadableStream<Uint8Array>): BodyChunks {
  const reader = body.getReader()
  let pending: ReturnType<typeof reader.read> | null = null
  const read = () => {
    if (pending) return pending
    pending = reader.read()
    // whoever reads next learns of it
    pending.catch(() => undefined)
    return pending
  }
  return {
    async *until(signal) {
      let stop = (): void => undefined
      const stopped = new Promise<null>((done) => {
        stop = () => done(null)
      })
      signal.addEventListener('abort', stop, { once: true })
      try {
        while (!signal.aborted) {
          const got = await Promise.race([read(), stopped])
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
