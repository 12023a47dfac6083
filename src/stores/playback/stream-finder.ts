import type { Result } from '../../domain/result'
import type { Backend } from '../../ports/backend'
import type { System } from '../../ports/system'
import { Pace } from '../pace'
import { Supersede } from '../supersede'
import { findStream } from './find-stream'
import type { Found, Wanted } from './find-stream'

/** Finds the stream of one track at a time; the newest search wins. */
export class StreamFinder {
  private readonly turns = new Supersede()
  private readonly pace: Pace

  constructor(
    private readonly backend: Backend,
    system: System,
  ) {
    this.pace = new Pace(system)
  }

  /** Null when a newer search took its place, or `stop` was called. */
  async find(wanted: Wanted): Promise<Result<Found> | null> {
    return this.search(wanted, this.turns.begin())
  }

  /** The same for a track the listener chose: of a run of choices only the one they come to rest at is looked for. */
  async findChosen(wanted: Wanted, atRest: () => void): Promise<Result<Found> | null> {
    const signal = this.turns.begin()
    const rest = this.pace.turn(signal)
    if (rest) await rest
    if (signal.aborted) return null
    atRest()
    return this.search(wanted, signal)
  }

  stop(): void {
    this.turns.stop()
  }

  private async search(wanted: Wanted, signal: AbortSignal): Promise<Result<Found> | null> {
    const result = await findStream(this.backend, wanted, signal)
    return signal.aborted ? null : result
  }
}
