import type { LocalFile } from '../../domain/upload/local-file'
import type { Uploads } from '../../ports/uploads'
import type { RpcClient } from '../rpc/rpc-client'

/** Uploads by the core worker: they go on whatever this thread is at. */
export class WorkerUploads implements Uploads {
  constructor(private readonly rpc: RpcClient) {}

  send(file: LocalFile, { signal, onProgress }: Parameters<Uploads['send']>[1]) {
    return this.rpc.run('upload', { file }, signal, onProgress)
  }
}
