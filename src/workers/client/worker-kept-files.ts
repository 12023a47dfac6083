import { keptCoversCache } from '../../domain/offline/kept-covers'
import type { KeptFiles } from '../../ports/kept-files'
import { openKeptFolder } from '../kept-folder'
import type { RpcClient } from '../rpc/rpc-client'

/** Kept files, which the core worker writes and this thread plays. */
export class WorkerKeptFiles implements KeptFiles {
  readonly available =
    isSecureContext && 'getDirectory' in StorageManager.prototype && 'serviceWorker' in navigator
  readonly #rpc: Pick<RpcClient, 'run'>
  readonly #addresses = new Map<number, string>()

  constructor(rpc: Pick<RpcClient, 'run'>) {
    this.#rpc = rpc
  }

  async works() {
    try {
      await openKeptFolder()
      return true
    } catch {
      return false
    }
  }

  keep(trackId: number, url: string, { signal, onProgress }: Parameters<KeptFiles['keep']>[2]) {
    return this.#rpc.run('keepSong', { trackId, url }, signal, onProgress)
  }

  async addressOf(trackId: number) {
    const known = this.#addresses.get(trackId)
    if (known !== undefined) return known
    try {
      const file = await (await openKeptFolder()).getFileHandle(String(trackId))
      const address = URL.createObjectURL(await file.getFile())
      this.#addresses.set(trackId, address)
      return address
    } catch {
      return null
    }
  }

  async sizes() {
    const sizes = await this.#rpc.run('keptSizes', null)
    return sizes.ok ? new Map(sizes.value) : null
  }

  async remove(trackIds: readonly number[]) {
    try {
      const folder = await openKeptFolder()
      for (const id of trackIds) {
        this.#forget(id)
        await folder.removeEntry(String(id)).catch(() => undefined)
      }
    } catch {
      // there is no folder, so that there are no files either
    }
  }

  async keepCovers(urls: readonly string[], signal: AbortSignal) {
    await this.#rpc.run('keepCovers', { urls: [...urls] }, signal)
  }

  async removeCovers(urls: readonly string[]) {
    try {
      const cache = await caches.open(keptCoversCache)
      for (const url of urls) await cache.delete(url)
    } catch {
      // where there is no cache, there are no covers
    }
  }

  async room() {
    try {
      const { usage, quota } = await navigator.storage.estimate()
      return usage === undefined || quota === undefined ? null : { used: usage, quota }
    } catch {
      return null
    }
  }

  async persist() {
    try {
      return await navigator.storage.persist()
    } catch {
      return false
    }
  }

  #forget(trackId: number): void {
    const address = this.#addresses.get(trackId)
    if (address === undefined) return
    this.#addresses.delete(trackId)
    URL.revokeObjectURL(address)
  }
}
