import type { EndpointReplies } from '../../src/contract/endpoint-replies'
import type { EndpointName, EndpointParams } from '../../src/contract/endpoints'
import type { LyricData } from '../../src/domain/lyrics/lyric-data'
import type { Artwork } from '../../src/domain/palette/palette'
import { failed } from '../../src/contract/result'
import type { Result } from '../../src/contract/result'
import type { Backend, CallOptions } from '../../src/ports/backend'

type Answers = {
  [N in EndpointName]?: (
    params: EndpointParams<N>,
  ) => Result<EndpointReplies[N]> | Promise<Result<EndpointReplies[N]>>
}

/** A backend that answers by its `answers`; other calls fail with `notFound`, aborted ones with `aborted`. */
export class FakeBackend implements Backend {
  changeCount = 0
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

  async forgetReplies() {
    this.changeCount++
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
