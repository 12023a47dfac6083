import type { EndpointReplies } from '../../contract/endpoint-replies'
import type { EndpointName, EndpointParams } from '../../contract/endpoints'
import type { Result } from '../../contract/result'
import type { Backend, CallOptions } from '../../ports/backend'
import { isPromised, isRemembered } from './offline-calls'
import type { OfflineMemory } from './offline-memory'

interface Deps {
  backend: Backend
  /** Whether the app itself works without a network. */
  isKeptForOffline: () => boolean
  /** Whether changes wait to be sent. */
  hasQueued: () => boolean
  /** Resolves when the page has nothing to do. */
  whenIdle: () => Promise<void>
  loadMemory: () => Promise<OfflineMemory>
}

/**
 * The backend of an app that also works without a network. While the server cannot be reached, it answers who is logged
 * in and what they like by what it was last told, and takes likes, edits of playlists and plays, to send them later.
 */
export class OfflineBackend implements Backend {
  readonly #deps: Deps
  #loading: Promise<OfflineMemory | null> | null = null

  constructor(deps: Deps) {
    this.#deps = deps
  }

  get changeCount(): number {
    return this.#deps.backend.changeCount
  }

  async call<N extends EndpointName>(
    name: N,
    params: EndpointParams<N>,
    options?: CallOptions,
  ): Promise<Result<EndpointReplies[N]>> {
    const { backend, isKeptForOffline, hasQueued } = this.#deps
    const noted = isRemembered(name) || name === 'logout'
    if (!(noted || isPromised(name)) || !isKeptForOffline()) return backend.call(name, params, options)
    if (isPromised(name) && hasQueued()) {
      const earlier = await this.#memory()
      const answer = await earlier?.queueBehind(name, params)
      if (answer) return answer
    }
    const reply = await backend.call(name, params, options)
    if (reply.ok && noted) void this.#note(name, params, reply.value)
    if (reply.ok || reply.failure.kind !== 'offline') return reply
    const memory = await this.#memory()
    return (await memory?.answer(name, params)) ?? reply
  }

  forgetReplies() {
    return this.#deps.backend.forgetReplies()
  }

  lyrics(trackId: number, options?: CallOptions) {
    return this.#deps.backend.lyrics(trackId, options)
  }

  artwork(coverUrl: string, options?: CallOptions) {
    return this.#deps.backend.artwork(coverUrl, options)
  }

  async #note<N extends EndpointName>(name: N, params: EndpointParams<N>, reply: EndpointReplies[N]) {
    // after a logout the page is loaded anew, before it may be idle
    if (name !== 'logout') await this.#deps.whenIdle()
    const memory = await this.#memory()
    await memory?.note(name, params, reply)
  }

  /** Null if its code cannot be fetched; the next call tries again. */
  #memory(): Promise<OfflineMemory | null> {
    this.#loading ??= this.#deps.loadMemory().catch(() => {
      this.#loading = null
      return null
    })
    return this.#loading
  }
}
