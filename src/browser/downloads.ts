import { failed, ok } from '../contract/result'
import type { Result } from '../contract/result'
import type { Downloads } from '../ports/downloads'
import type { System } from '../ports/system'

/** A transfer that receives nothing for this long has failed. */
const stallTimeoutMs = 30_000

/** The browser needs the object URL until it has started to save the file. */
const revokeAfterMs = 60_000

function saveFile(file: Blob, name: string, system: System): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  system.after(revokeAfterMs, () => URL.revokeObjectURL(url))
}

/** Creates downloads that fetch the whole file, to report progress and name the file, before the browser saves it. */
export function createDownloads(system: System, fetch = globalThis.fetch.bind(globalThis)): Downloads {
  return {
    saveText: (text, name) => saveFile(new Blob([text], { type: 'application/octet-stream' }), name, system),
    async save(url, name, { signal, onProgress }) {
      const stalled = new AbortController()
      let cancelTimeout = () => {}
      const restartTimeout = () => {
        cancelTimeout()
        cancelTimeout = system.after(stallTimeoutMs, () => stalled.abort())
      }
      const failure = (): Result<null> => {
        if (signal.aborted) return failed({ kind: 'aborted' })
        return failed({ kind: stalled.signal.aborted ? 'timeout' : 'offline' })
      }
      restartTimeout()
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
          restartTimeout()
          parts.push(value)
          received += value.byteLength
          onProgress(received, total)
        }
        if (signal.aborted) return failed({ kind: 'aborted' })
        if (received === 0) return failed({ kind: 'noStream' })
        saveFile(new Blob(parts, { type: 'application/octet-stream' }), name, system)
        return ok(null)
      } catch {
        return failure()
      } finally {
        cancelTimeout()
      }
    },
  }
}
