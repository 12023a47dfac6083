import type { Result } from '../../domain/result'
import type { Backend } from '../../ports/backend'
import type { System } from '../../ports/system'
import { Supersede } from '../supersede'
import { findStream } from './find-stream'
import type { Found, Wanted } from './find-stream'

/** Choices closer together than this are a listener on the way to somewhere else. */
const restMs = 150

/** Finds the stream of one track at a time; the newest search wins. */
export class StreamFinder {
  private readonly turns = new Supersede()
  private chosenAt = -Infinity

  constructor(
    private readonly backend: Backend,
    private readonly system: System,
  ) {}

  /** Null when a newer search took its place, or `stop` was called. */
  async find(wanted: Wanted): Promise<Result<Found> | null> {
    return this.search(wanted, this.turns.begin())
  }

  /** The same for a track the listener chose: in quick succession only the one they come to rest at is asked for. */
  async findChosen(wanted: Wanted): Promise<Result<Found> | null> {
    const signal = this.turns.begin()
    const now = this.system.now()
    const hurried = now - this.chosenAt < restMs
    this.chosenAt = now
    if (hurried) await this.rest(signal)
    return this.search(wanted, signal)
  }

  stop(): void {
    this.turns.stop()
  }

  private async search(wanted: Wanted, signal: AbortSignal): Promise<Result<Found> | null> {
    if (signal.aborted) return null
    const result = await findStream(this.backend, wanted, signal)
    return signal.aborted ? null : result
  }

  private rest(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.system.after(restMs, resolve)
      const give = () => {
        cancel()
        resolve()
      }
      signal.addEventListener('abort', give, { once: true })
    })
  }
}
