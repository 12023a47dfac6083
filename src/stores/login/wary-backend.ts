import type { EndpointReplies } from '../../domain/endpoint-replies'
import type { EndpointName, EndpointParams } from '../../domain/endpoints'
import type { Result } from '../../domain/result'
import type { Backend, CallOptions } from '../../ports/backend'

/** A backend that tells whenever it wanted a login, which is how one that has ended is noticed. */
export class WaryBackend implements Backend {
  constructor(
    private readonly backend: Backend,
    private readonly onLoginNeeded: () => void,
  ) {}

  get changes(): number {
    return this.backend.changes
  }

  async call<N extends EndpointName>(
    name: N,
    params: EndpointParams<N>,
    options?: CallOptions,
  ): Promise<Result<EndpointReplies[N]>> {
    const reply = await this.backend.call(name, params, options)
    if (!reply.ok && reply.failure.kind === 'loginNeeded') this.onLoginNeeded()
    return reply
  }

  lyrics(trackId: number, options?: CallOptions) {
    return this.backend.lyrics(trackId, options)
  }

  artwork(coverUrl: string, options?: CallOptions) {
    return this.backend.artwork(coverUrl, options)
  }
}
