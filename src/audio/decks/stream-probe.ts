import type { BreakCause } from '../../domain/playback/playback-effect'
import { traceSpan } from '../trace/trace'
import type { DeckRoute } from './deck-output'
import { diagnoseStream, type Diagnosis } from './diagnose-stream'
import { PlainHosts } from './plain-hosts'

/** Finds out why a stream does not play, and remembers which hosts have to be played round the graph. */
export class StreamProbe {
  private readonly plainHosts = new PlainHosts()
  private asking = new AbortController()

  isPlain(url: string): boolean {
    return this.plainHosts.has(url)
  }

  /** `route`: how it was played when it broke. Null when it was called off meanwhile. */
  async ask(url: string, cause: BreakCause, route: DeckRoute): Promise<Diagnosis | null> {
    this.cancel()
    const { signal } = (this.asking = new AbortController())
    const began = performance.now()
    const { failure, reroute } = await diagnoseStream(url, cause, signal)
    if (signal.aborted) return null
    traceSpan('Network', `${cause}: ${failure.kind}`, began, 'error')
    const rerouted = reroute && route === 'graph'
    if (rerouted) this.plainHosts.add(url)
    return { failure, reroute: rerouted }
  }

  cancel(): void {
    this.asking.abort()
  }
}
