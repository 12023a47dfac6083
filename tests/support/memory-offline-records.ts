import type { OfflineRecords, QueuedCall } from '../../src/ports/offline-records'

/** Remembered replies and changes in memory. */
export class MemoryOfflineRecords implements OfflineRecords {
  readonly replies = new Map<string, unknown>()
  calls: QueuedCall[] = []
  works = true
  #lastId = 0

  get queuedCount() {
    return this.calls.length
  }

  async reply(key: string) {
    return this.replies.get(key)
  }

  async remember(replies: ReadonlyMap<string, unknown>) {
    for (const [key, value] of replies) this.replies.set(key, value)
  }

  async queued() {
    return [...this.calls]
  }

  async queue(call: Omit<QueuedCall, 'id'>) {
    if (this.works) this.calls.push({ ...call, id: ++this.#lastId })
    return this.works
  }

  async remove(ids: readonly number[]) {
    this.calls = this.calls.filter(({ id }) => !ids.includes(id))
    return true
  }

  async forget() {
    this.replies.clear()
    this.calls = []
  }
}
