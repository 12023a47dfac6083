import type { EndpointReplies } from '../../contract/endpoint-replies'
import type { EndpointName, EndpointParams } from '../../contract/endpoints'
import type { Language } from '../../contract/languages'
import type { Result } from '../../contract/result'
import type { Backend, CallOptions } from '../../ports/backend'
import type { RpcClient } from '../rpc/rpc-client'
import type { EndpointCall } from '../rpc/tasks'

interface Deps {
  rpc: Pick<RpcClient, 'run'>
  /** Sends a message whenever something was changed on the backend, by any tab. */
  changes: EventTarget
  /** Returns the language in which the listener reads. */
  language: () => Language
  /** Called when a call was refused for lack of a login, by which a session that has ended is noticed. */
  onLoginNeeded: () => void
  /** Called whenever the server has answered well, or could not be reached. */
  onReachable: (reachable: boolean) => void
}

/** The backend for the main thread. Every call runs in the core worker. */
export class WorkerBackend implements Backend {
  readonly #deps: Deps
  #changeCount = 0
  #language: Language | null = null

  constructor(deps: Deps) {
    this.#deps = deps
    deps.changes.addEventListener('message', () => this.#changeCount++)
  }

  get changeCount(): number {
    return this.#changeCount
  }

  async call<N extends EndpointName>(name: N, params: EndpointParams<N>, options: CallOptions = {}) {
    const language = this.#deps.language()
    // what was loaded in another language is stale
    if (this.#language !== null && this.#language !== language) this.#changeCount++
    this.#language = language
    const input = { name, params, language } as EndpointCall
    const reply = this.#watched(await this.#deps.rpc.run('call', input, options.signal))
    if (!reply.ok && reply.failure.kind === 'loginNeeded' && name !== 'loginStatus')
      this.#deps.onLoginNeeded()
    // the worker's table pairs each name with its own reply type
    return reply as Result<EndpointReplies[N]>
  }

  async forgetReplies(): Promise<void> {
    await this.#deps.rpc.run('forget', null)
  }

  async lyrics(trackId: number, options: CallOptions = {}) {
    return this.#watched(await this.#deps.rpc.run('lyrics', { trackId }, options.signal))
  }

  artwork(coverUrl: string, options: CallOptions = {}) {
    return this.#deps.rpc.run('artwork', { coverUrl }, options.signal)
  }

  #watched<T>(reply: Result<T>): Result<T> {
    if (reply.ok) this.#deps.onReachable(true)
    else if (reply.failure.kind === 'offline') this.#deps.onReachable(false)
    return reply
  }
}
