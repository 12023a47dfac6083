import type { EndpointReplies } from '../../domain/endpoint-replies'
import type { EndpointName, EndpointParams } from '../../domain/endpoints'
import type { Result } from '../../domain/result'
import type { Backend, CallOptions } from '../../ports/backend'
import type { RpcClient } from '../rpc/rpc-client'
import type { EndpointCall } from '../rpc/tasks'

/** The backend as the main thread uses it: every call runs in the core worker. */
export class WorkerBackend implements Backend {
  changes = 0

  constructor(
    private readonly rpc: RpcClient,
    changes: EventTarget,
  ) {
    changes.addEventListener('message', () => this.changes++)
  }

  call<N extends EndpointName>(name: N, params: EndpointParams<N>, options: CallOptions = {}) {
    const input = { name, params } as EndpointCall
    // the worker's table pairs each name with its own reply type
    return this.rpc.run('call', input, options.signal) as Promise<Result<EndpointReplies[N]>>
  }

  lyrics(trackId: number, options: CallOptions = {}) {
    return this.rpc.run('lyrics', { trackId }, options.signal)
  }

  artwork(coverUrl: string, options: CallOptions = {}) {
    return this.rpc.run('artwork', { coverUrl }, options.signal)
  }
}
