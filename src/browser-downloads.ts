import { failed, ok } from './domain/result'
import type { Result } from './domain/result'
import type { Downloads } from './ports/downloads'
import type { System } from './ports/system'

/** A transfer from which nothing came for that long is over. */
const patienceMs = 30_000

/** The browser needs the address until it has begun to write. */
const keptMs = 60_000

function hand(file: Blob, name: string, system: System): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  system.after(keptMs, () => URL.revokeObjectURL(url))
}

/** Fetches a file whole, so that it can be named and counted, and lets the browser save it. */
export function createDownloads(system: System, fetch = globalThis.fetch.bind(globalThis)): Downloads {
  return {
    async save(url, name, { signal, onProgress }) {
      const stalled = new AbortController()
      let stopWaiting = () => {}
      const wait = () => {
        stopWaiting()
        stopWaiting = system.after(patienceMs, () => stalled.abort())
      }
      const whyNot = (): Result<null> => {
        if (signal.aborted) return failed({ kind: 'aborted' })
        return failed({ kind: stalled.signal.aborted ? 'timeout' : 'offline' })
      }
      wait()
      try {
        const reply = await fetch(url, { signal: AbortSignal.any([signal, stalled.signal]) })
        if (!reply.ok || !reply.body) return failed({ kind: 'status', status: reply.status, message: null })
        const length = Number(reply.headers.get('content-length'))
        const total = length > 0 && !reply.headers.get('content-encoding') ? length : null
        const reader = reply.body.getReader()
        const parts: Uint8Array<ArrayBuffer>[] = []
        let received = 0
        onProgress(received, total)
        for (;;) {
          const { done, value } = await reader.read()
          if (done) break
          wait()
          parts.push(value)
          received += value.byteLength
          onProgress(received, total)
        }
        if (signal.aborted) return failed({ kind: 'aborted' })
        if (received === 0) return failed({ kind: 'noStream' })
        hand(new Blob(parts, { type: 'application/octet-stream' }), name, system)
        return ok(null)
      } catch {
        return whyNot()
      } finally {
        stopWaiting()
      }
    },
  }
}
