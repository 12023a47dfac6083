import type { EndpointReplies } from '../../src/domain/endpoint-replies'
import type { EndpointName, EndpointParams } from '../../src/domain/endpoints'
import type { LyricData } from '../../src/domain/lyrics/lyric-data'
import type { Artwork } from '../../src/domain/palette/artwork'
import { failed } from '../../src/domain/result'
import type { Result } from '../../src/domain/result'
import type { Backend, CallOptions } from '../../src/ports/backend'

type Answers = {
  [N in EndpointName]?: (
    params: EndpointParams<N>,
  ) => Result<EndpointReplies[N]> | Promise<Result<EndpointReplies[N]>>
}

/** Answers what it was told to; what it was not told is not found. Aborted calls answer `aborted`. */
export class FakeBackend implements Backend {
  changes = 0
  answers: Answers = {}
  lyricsOf: (trackId: number) => Result<LyricData> | Promise<Result<LyricData>> = () =>
    failed({ kind: 'notFound' })
  artworkOf: (coverUrl: string) => Result<Artwork> | Promise<Result<Artwork>> = () =>
    failed({ kind: 'notFound' })

  async call<N extends EndpointName>(name: N, params: EndpointParams<N>, options: CallOptions = {}) {
    const answer = this.answers[name] as
      | ((given: EndpointParams<N>) => Result<EndpointReplies[N]>)
      | undefined
    return this.settle(answer?.(params) ?? failed({ kind: 'notFound' }), options)
  }

  lyrics(trackId: number, options: CallOptions = {}) {
    return this.settle(this.lyricsOf(trackId), options)
  }

  artwork(coverUrl: string, options: CallOptions = {}) {
    return this.settle(this.artworkOf(coverUrl), options)
  }

  private async settle<T>(
    answer: Result<T> | Promise<Result<T>>,
    { signal }: CallOptions,
  ): Promise<Result<T>> {
    const settled = await answer
    return signal?.aborted ? failed({ kind: 'aborted' }) : settled
  }
}
