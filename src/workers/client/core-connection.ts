import { proxy, releaseProxy } from 'comlink'
import { endpointSymbol } from 'vite-plugin-comlink/symbol'
import type { Connection } from '../rpc/connection'
import type { HostProtocol } from '../rpc/host-protocol'

interface CoreWorker extends HostProtocol {
  /** Makes the worker hold that Web Lock for as long as it lives. */
  holdLock: (name: string) => Promise<void>
}

let opened = 0

const ignoreClosing = () => undefined

/**
 * Starts the core worker. Its death is noticed by the `error` event of a script that cannot run and by a
 * Web Lock that the worker holds for life: a closed or killed worker raises no event at all.
 */
export function openCoreConnection(): Connection {
  const core = new ComlinkWorker<CoreWorker>(new URL('../core/core.worker.ts', import.meta.url), {
    type: 'module',
    name: 'core',
  })
  const worker = core[endpointSymbol]
  const waiting = new AbortController()
  const lock = `melisma-core-${performance.timeOrigin}-${Math.random()}-${++opened}`

  let listening = false

  return {
    remote: core,
    listen(hear) {
      if (listening) return
      listening = true
      core.listen(proxy(hear)).catch(ignoreClosing)
    },
    onDeath(listener) {
      worker.addEventListener('error', (event) => {
        // with a message it is a reported bug, which the worker survives
        if (!('message' in event) || !event.message) listener()
      })
      if (!('locks' in navigator)) return // plain http from another machine: the heartbeat remains
      const waitForLock = () => navigator.locks.request(lock, { signal: waiting.signal }, listener)
      core.holdLock(lock).then(waitForLock).catch(ignoreClosing)
    },
    close() {
      waiting.abort()
      core[releaseProxy]()
      worker.terminate()
    },
  }
}
