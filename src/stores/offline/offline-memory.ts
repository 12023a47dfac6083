import type { EndpointReplies } from '../../contract/endpoint-replies'
import type { EndpointName, EndpointParams } from '../../contract/endpoints'
import type { Profile } from '../../contract/replies/account'
import { ok } from '../../contract/result'
import type { Result } from '../../contract/result'
import type { OfflineRecords, QueuedCall } from '../../ports/offline-records'
import type { System } from '../../ports/system'
import { DebouncedWriter } from '../lib/debounced-writer'
import type { NoticesStore } from '../shell/notices-store'
import { isPromised, isRemembered, promised } from './offline-calls'
import type { Outbox } from './outbox'

interface Deps {
  records: OfflineRecords
  system: System
}

interface Parts {
  outbox: Outbox
  notices: NoticesStore
}

/** What the app knows of its listener without a network, and the changes that it takes meanwhile. */
export class OfflineMemory {
  readonly #deps: Deps
  readonly #parts: Parts
  readonly #writer: DebouncedWriter
  #unwritten = new Map<string, unknown>()
  /** Undefined until anything said who is logged in. */
  #userId: number | null | undefined

  constructor(deps: Deps, parts: Parts) {
    this.#deps = deps
    this.#parts = parts
    this.#writer = new DebouncedWriter(deps.system, () => void this.#write())
  }

  /** Notes what the server has answered, and sends what waits. */
  async note<N extends EndpointName>(name: N, params: EndpointParams<N>, reply: EndpointReplies[N]) {
    if (name === 'logout') return this.#forget()
    if (name === 'loginStatus') await this.#become((reply as Profile | null)?.userId ?? null)
    this.#unwritten.set(keyOf(name, params), reply)
    this.#writer.schedule()
  }

  /** Answers for a server that cannot be reached; null if only that could. */
  async answer<N extends EndpointName>(
    name: N,
    params: EndpointParams<N>,
  ): Promise<Result<EndpointReplies[N]> | null> {
    if (isRemembered(name)) return this.#recall(name, params)
    if (!isPromised(name)) return null
    const owner = await this.#knownUserId()
    if (owner === null) return null
    const call = { owner, name, params, topic: topicOf(name, params) }
    if (!(await this.#parts.outbox.add(call))) return null
    if (name !== 'scrobble') this.#parts.notices.show('info', 'offline.queued', { group: 'outbox' })
    return ok(promised[name]) as Result<EndpointReplies[N]>
  }

  /**
   * Sends the changes that wait, so that a newer one comes after them. Where they cannot be sent, takes the newer one too;
   * null if it may be sent.
   */
  async queueBehind<N extends EndpointName>(
    name: N,
    params: EndpointParams<N>,
  ): Promise<Result<EndpointReplies[N]> | null> {
    const userId = await this.#knownUserId()
    if (userId !== null) await this.#parts.outbox.send(userId)
    return this.#deps.records.queuedCount > 0 ? this.answer(name, params) : null
  }

  async #recall<N extends EndpointName>(name: N, params: EndpointParams<N>) {
    const key = keyOf(name, params)
    const reply = this.#unwritten.get(key) ?? (await this.#deps.records.reply(key))
    if (reply === undefined) return null
    if (name === 'loginStatus') this.#userId = (reply as Profile | null)?.userId ?? null
    const value = name === 'likelist' ? await this.#withQueuedLikes(reply as number[]) : reply
    return ok(value) as Result<EndpointReplies[N]>
  }

  async #withQueuedLikes(ids: readonly number[]): Promise<number[]> {
    const liked = new Set(ids)
    for (const { params } of await this.#parts.outbox.waiting('like')) {
      const { id, like } = params
      if (like === 'true') liked.add(Number(id))
      else liked.delete(Number(id))
    }
    return [...liked]
  }

  async #knownUserId(): Promise<number | null> {
    if (this.#userId === undefined) await this.#recall('loginStatus', {})
    return this.#userId ?? null
  }

  /** Forgets what belongs to another listener, and sends the changes of this one. */
  async #become(userId: number | null): Promise<void> {
    const before = await this.#knownUserId()
    // a session that has ended may be renewed by the same listener
    if (before !== null && userId !== null && before !== userId) await this.#forget()
    this.#userId = userId
    if (userId !== null) await this.#parts.outbox.send(userId)
  }

  async #forget(): Promise<void> {
    this.#unwritten.clear()
    this.#userId = null
    await this.#deps.records.forget()
  }

  async #write(): Promise<void> {
    const replies = this.#unwritten
    this.#unwritten = new Map()
    await this.#deps.records.remember(replies)
  }
}

function keyOf(name: EndpointName, params: object): string {
  return `${name} ${JSON.stringify(params)}`
}

/** Of likes of a song and of texts of a playlist, only the last counts. */
function topicOf(name: EndpointName, params: QueuedCall['params']): QueuedCall['topic'] {
  const { id } = params
  return name === 'like' || name === 'playlistUpdate' ? `${name} ${id}` : null
}
