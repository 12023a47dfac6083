import type { LocalFile } from '../../domain/library/local-file'
import type { Uploads } from '../../ports/uploads'
import type { RpcClient } from '../rpc/rpc-client'

/** Uploads in the core worker, so that a busy main thread does not hold them up. */
export class WorkerUploads implements Uploads {
  readonly #rpc: RpcClient

  constructor(rpc: RpcClient) {
    this.#rpc = rpc
  }

  send(file: LocalFile, { signal, onProgress }: Parameters<Uploads['send']>[1]) {
    return this.#rpc.run('upload', { file }, signal, onProgress)
  }
}
