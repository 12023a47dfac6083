import { proxy, releaseProxy } from 'comlink'
import { endpointSymbol } from 'vite-plugin-comlink/symbol'
// no type alone: vite-plugin-comlink makes `new Worker` of `new ComlinkWorker`
// oxlint-disable-next-line typescript/consistent-type-imports
import { TrustedWorker as Worker } from '../../trusted-types/trusted-worker'
import type { Connection } from '../rpc/connection'
import type { HostProtocol } from '../rpc/host-protocol'

interface CoreWorker extends HostProtocol {
  setPlayableFormats: (formats: string) => Promise<void>
  /** Makes the worker hold that Web Lock until it ends. */
  holdLock: (name: string) => Promise<void>
}

let opened = 0

const ignoreClosing = () => undefined

/**
 * Starts the core worker. Two things reveal its death: the `error` event if its script cannot run, and the release of a
 * Web Lock that it holds: a worker that was closed or killed raises no event.
 * @param formats the formats that this browser plays, separated by commas
 */
export function openCoreConnection(formats: string): Connection {
  const core = new ComlinkWorker<CoreWorker>(new URL('../core/core.worker.ts', import.meta.url), {
    type: 'module',
    name: 'core',
  })
  const worker: Worker = core[endpointSymbol]
  // messages arrive in their order, so that the first call knows it
  core.setPlayableFormats(formats).catch(ignoreClosing)
  const waiting = new AbortController()
  const lock = `melisma-core-${performance.timeOrigin}-${Math.random()}-${++opened}`

  let listening = false

  return {
    remote: core,
    listen(onProgress) {
      if (listening) return
      listening = true
      core.listen(proxy(onProgress)).catch(ignoreClosing)
    },
    onDeath(listener) {
      worker.addEventListener('error', (event) => {
        // an event with a message is a reported bug, which the worker survives
        if (!('message' in event) || !event.message) listener()
      })
      if (!('locks' in navigator)) return // plain http from another machine: only the heartbeat is left
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
