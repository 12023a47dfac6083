import { isConnectionFailure } from '../../domain/playback/failure-policy'
import type { Backend } from '../../ports/backend'
import type { OfflineRecords, QueuedCall } from '../../ports/offline-records'
import type { RunAlone } from '../../ports/tab-lock'
import type { NoticesStore } from '../shell/notices-store'

interface Deps {
  backend: Backend
  records: OfflineRecords
  runAlone: RunAlone
}

/** Changes that were made without a network: they are sent in their order, each once, when the server answers again. */
export class Outbox {
  readonly #deps: Deps
  readonly #notices: NoticesStore
  #sending = false

  constructor(deps: Deps, { notices }: { notices: NoticesStore }) {
    this.#deps = deps
    this.#notices = notices
  }

  /** Adds a change, in the place of an earlier one with its topic. Returns false if it could not be stored. */
  async add(call: Omit<QueuedCall, 'id'>): Promise<boolean> {
    const { records } = this.#deps
    const earlier =
      call.topic === null ? [] : (await records.queued()).filter(({ topic }) => topic === call.topic)
    if (!(await records.queue(call))) return false
    await records.remove(earlier.map(({ id }) => id))
    return true
  }

  /** Returns the changes of a kind that wait, in their order. */
  async waiting(name: QueuedCall['name']): Promise<readonly QueuedCall[]> {
    if (this.#deps.records.queuedCount === 0) return []
    return (await this.#deps.records.queued()).filter((call) => call.name === name)
  }

  /** Sends what a listener has changed, and says how that went. What cannot be sent now stays. */
  async send(owner: number): Promise<void> {
    const { records, runAlone } = this.#deps
    if (this.#sending || records.queuedCount === 0) return
    this.#sending = true
    try {
      await runAlone('melisma-outbox', () => this.#sendAll(owner))
    } finally {
      this.#sending = false
    }
  }

  async #sendAll(owner: number): Promise<void> {
    const { backend, records } = this.#deps
    let sent = 0
    let refused = 0
    for (;;) {
      const call = (await records.queued()).find((queued) => queued.owner === owner)
      if (!call) break
      const reply = await backend.call(call.name, call.params)
      if (!reply.ok && (isConnectionFailure(reply.failure) || reply.failure.kind === 'aborted')) break
      if (!(await records.remove([call.id]))) break
      if (!reply.ok) refused++
      else if (call.name !== 'scrobble') sent++
    }
    const group = 'outbox'
    if (refused > 0) this.#notices.show('warning', 'offline.refused', { group, values: { count: refused } })
    else if (sent > 0) this.#notices.show('success', 'offline.sent', { group, values: { count: sent } })
  }
}
