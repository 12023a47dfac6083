import type { EndpointReplies } from '../contract/endpoint-replies'
import type { EndpointName, EndpointParams } from '../contract/endpoints'
import type { LyricData } from '../domain/lyrics/lyric-data'
import type { Artwork } from '../domain/palette/palette'
import type { Result } from '../contract/result'

export interface CallOptions {
  /** Aborting it cancels the request; the result is `aborted`. */
  signal?: AbortSignal
}

/** The music service, as the client sees it. Every promise resolves, also with failures, and none hangs. */
export interface Backend {
  /** How often something was changed on the backend, by any tab. Data that was loaded before may be stale. */
  readonly changeCount: number
  call<N extends EndpointName>(
    name: N,
    params: EndpointParams<N>,
    options?: CallOptions,
  ): Promise<Result<EndpointReplies[N]>>
  /** Forgets the replies that are kept, in all tabs: the backend has changed by itself, as by a new file. */
  forgetReplies(): Promise<void>
  /** Loads the lyrics of a track, parsed and aligned off the main thread; empty data if it has none. */
  lyrics(trackId: number, options?: CallOptions): Promise<Result<LyricData>>
  /** Loads the colours of a cover and its blurred copy; empty if the cover cannot be read. */
  artwork(coverUrl: string, options?: CallOptions): Promise<Result<Artwork>>
}
