import type { EndpointName, EndpointParams } from '../../src/contract/endpoints'
import type { CallOptions } from '../../src/ports/backend'
import { FakeBackend } from './fake-backend'

const streamCalls: ReadonlySet<EndpointName> = new Set(['checkMusic', 'songUrl', 'match'])

/** A fake backend whose calls about streams wait until the test answers them, in any order. Aborted ones end at once. */
export class ManualBackend extends FakeBackend {
  private readonly pending: { trackId: number; answer: () => void }[] = []
  private max = 0

  /** The most tracks whose streams were asked about at once. */
  get maxTracks(): number {
    return this.max
  }

  override async call<N extends EndpointName>(name: N, params: EndpointParams<N>, options: CallOptions = {}) {
    if (streamCalls.has(name)) await this.waitForAnswer((params as { id: number }).id, options.signal)
    return super.call(name, params, options)
  }

  /** Answers the pending call at that place, counted from the oldest; places wrap around. */
  answer(place: number): void {
    this.pending[place % this.pending.length]?.answer()
  }

  answerAll(): void {
    while (this.pending.length > 0) this.answer(0)
  }

  private waitForAnswer(trackId: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve) => {
      const call = {
        trackId,
        answer: () => {
          const at = this.pending.indexOf(call)
          if (at !== -1) this.pending.splice(at, 1)
          resolve()
        },
      }
      this.pending.push(call)
      this.max = Math.max(this.max, new Set(this.pending.map((other) => other.trackId)).size)
      signal?.addEventListener('abort', call.answer, { once: true })
    })
  }
}
