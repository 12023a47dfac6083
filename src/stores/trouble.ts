import type { Failure } from '../domain/failure'
import { remedyFor } from '../domain/playback/failure-policy'
import type { Remedy } from '../domain/playback/failure-policy'

/** Seconds of sound after which a track is no longer under suspicion. */
const provenAfter = 2

/** What went wrong lately, by which the next failure is judged. */
export class Trouble {
  private refreshed = false
  private skips = 0
  private openedAt = 0

  /** Another track was chosen. */
  begin(): void {
    this.refreshed = false
  }

  /** No address was given: it is not asked for twice. */
  refused(): void {
    this.refreshed = true
  }

  /** A stream was opened at that second. */
  opened(at: number): void {
    this.openedAt = at
  }

  /** It sounds and has come that far. */
  sounding(position: number): void {
    if (position < this.openedAt + provenAfter) return
    this.refreshed = false
    this.skips = 0
  }

  remedyFor(failure: Failure, queueLength: number): Remedy {
    const { refreshed, skips } = this
    const remedy = remedyFor({ failure, refreshed, skips, queueLength })
    if (remedy === 'refresh') this.refreshed = true
    if (remedy === 'skip') this.skips++
    if (remedy === 'stop') this.skips = 0
    return remedy
  }
}
