import type { EndpointReplies } from '../domain/endpoint-replies'
import type { EndpointName, EndpointParams } from '../domain/endpoints'
import type { LyricData } from '../domain/lyrics/lyric-data'
import type { Artwork } from '../domain/palette/artwork'
import type { Result } from '../domain/result'

export interface CallOptions {
  /** Aborting it makes the request itself stop and the result `aborted`. */
  signal?: AbortSignal
}

/** The music service as the client sees it; every promise resolves, failures included, and none hangs. */
export interface Backend {
  /** How often something was changed there, by whichever tab: what was asked for before may be untrue by now. */
  readonly changes: number
  call<N extends EndpointName>(
    name: N,
    params: EndpointParams<N>,
    options?: CallOptions,
  ): Promise<Result<EndpointReplies[N]>>
  /** The words of a track, parsed and aligned off the main thread; empty data when it has none. */
  lyrics(trackId: number, options?: CallOptions): Promise<Result<LyricData>>
  /** The colours of a cover and its blurred copy; empty where the cover cannot be read. */
  artwork(coverUrl: string, options?: CallOptions): Promise<Result<Artwork>>
}
