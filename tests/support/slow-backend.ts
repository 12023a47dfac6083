import type { EndpointName, EndpointParams } from '../../src/domain/endpoints'
import type { CallOptions } from '../../src/ports/backend'
import { FakeBackend } from './fake-backend'

const streamCalls: ReadonlySet<EndpointName> = new Set(['checkMusic', 'songUrl', 'match'])

/** Answers questions about streams only when told to, in any order; an aborted one is over at once, as in the worker. */
export class SlowBackend extends FakeBackend {
  private readonly pending: (() => void)[] = []
  private most = 0

  /** The most questions about streams that were open at once. */
  get mostAtOnce(): number {
    return this.most
  }

  override async call<N extends EndpointName>(name: N, params: EndpointParams<N>, options: CallOptions = {}) {
    if (streamCalls.has(name)) await this.turn(options.signal)
    return super.call(name, params, options)
  }

  /** Answers the open question at that place, counted from the oldest and round at the end. */
  answer(place: number): void {
    this.pending[place % this.pending.length]?.()
  }

  answerAll(): void {
    while (this.pending.length > 0) this.answer(0)
  }

  private turn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve) => {
      const over = () => {
        const at = this.pending.indexOf(over)
        if (at !== -1) this.pending.splice(at, 1)
        resolve()
      }
      this.pending.push(over)
      this.most = Math.max(this.most, this.pending.length)
      signal?.addEventListener('abort', over, { once: true })
    })
  }
}
