import { ok } from '../../src/contract/result'
import type { Result } from '../../src/contract/result'
import type { KeptFiles, StorageRoom } from '../../src/ports/kept-files'

/** Kept files in memory: `files` has their bytes by the ids of songs, `covers` the addresses of pictures. */
export class FakeKeptFiles implements KeptFiles {
  available = true
  allowed = true
  files = new Map<number, number>()
  covers = new Set<string>()
  asked: number[] = []
  persistent = true
  storage: StorageRoom | null = { used: 1_000_000, quota: 10_000_000 }
  /** What a transfer comes to; the test may hold it back. */
  onKeep: (trackId: number, url: string) => Result<number> | Promise<Result<number>> = () => ok(1000)

  async works() {
    return this.allowed
  }

  async keep(trackId: number, url: string, { signal, onProgress }: Parameters<KeptFiles['keep']>[2]) {
    this.asked.push(trackId)
    const outcome = await this.onKeep(trackId, url)
    if (signal.aborted) return { ok: false, failure: { kind: 'aborted' } } as const
    if (outcome.ok) {
      onProgress(outcome.value)
      this.files.set(trackId, outcome.value)
    }
    return outcome
  }

  async addressOf(trackId: number) {
    return this.files.has(trackId) ? `blob:${trackId}` : null
  }

  async sizes() {
    return this.files
  }

  async remove(trackIds: readonly number[]) {
    for (const id of trackIds) this.files.delete(id)
  }

  async keepCovers(urls: readonly string[]) {
    for (const url of urls) this.covers.add(url)
  }

  async removeCovers(urls: readonly string[]) {
    for (const url of urls) this.covers.delete(url)
  }

  async room() {
    return this.storage
  }

  async persist() {
    return this.persistent
  }
}
