import type { Language } from '../../contract/languages'
import type { LocalFile } from '../../domain/library/local-file'
import type { Uploads } from '../../ports/uploads'
import type { RpcClient } from '../rpc/rpc-client'

/** Uploads in the core worker, so that a busy main thread does not hold them up. */
export class WorkerUploads implements Uploads {
  readonly #rpc: RpcClient
  readonly #language: () => Language

  /** @param language returns the language in which the listener reads */
  constructor(rpc: RpcClient, language: () => Language) {
    this.#rpc = rpc
    this.#language = language
  }

  send(file: LocalFile, { signal, onProgress }: Parameters<Uploads['send']>[1]) {
    return this.#rpc.run('upload', { file, language: this.#language() }, signal, onProgress)
  }
}
