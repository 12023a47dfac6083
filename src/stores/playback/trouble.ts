import { qualities } from '../../domain/catalogue/stream'
import type { Quality, Stream } from '../../domain/catalogue/stream'
import type { Failure } from '../../domain/failure'
import { isOfTheConnection, remedyFor } from '../../domain/playback/failure-policy'
import type { Remedy } from '../../domain/playback/failure-policy'
import type { Found } from './find-stream'

/** Seconds of sound after which a track is no longer under suspicion. */
const provenAfter = 2

/** What the next failure is judged by besides. */
interface Circumstances {
  /** Whether the track may be looked for elsewhere at all. */
  mayReplace: boolean
  queueLength: number
}

/** What went wrong lately, by which the next failure is judged. */
export class Trouble {
  /** The quality that the current track came down to, null while it is wanted as the listener set it. */
  private lowered: Quality | null = null
  private refreshed = false
  private replaced = false
  private skips = 0
  private openedAt = 0
  private found: Found | null = null
  /** The stream whose format did not play here. */
  private unplayable: Stream | null = null

  /** Another track was chosen. */
  begin(): void {
    this.lowered = null
    this.refreshed = false
    this.replaced = false
    this.found = null
    this.unplayable = null
  }

  /** The quality to ask for, where that one is set: once it came down it never goes up again. */
  levelFor(set: Quality): Quality {
    return this.lowered && rank(this.lowered) < rank(set) ? this.lowered : set
  }

  /** No address was given: it is not asked for twice, unless the question never arrived. */
  refused(failure: Failure): void {
    if (isOfTheConnection(failure)) return
    this.refreshed = true
    this.replaced = true
  }

  /** Whether a stream is worth loading: not the one again that does not play here, nor a better one. */
  accepts({ stream, replaced }: Found): boolean {
    if (!this.unplayable || replaced) return true
    if (stream.url === this.unplayable.url) return false
    const before = this.unplayable.quality
    return before === null || stream.quality === null || rank(stream.quality) < rank(before)
  }

  /** A stream was opened at that second. */
  opened(found: Found, at: number): void {
    this.found = found
    this.openedAt = at
    if (found.replaced) this.replaced = true
  }

  /** It sounds and has come that far. */
  sounding(position: number): void {
    if (position < this.openedAt + provenAfter) return
    this.refreshed = false
    this.skips = 0
  }

  remedyFor(failure: Failure, { mayReplace, queueLength }: Circumstances): Remedy {
    const { refreshed, skips, lower } = this
    const remedy = remedyFor({
      failure,
      refreshed,
      lowerable: lower !== null,
      replaceable: mayReplace && !this.replaced,
      skips,
      queueLength,
    })
    if (remedy === 'refresh') this.refreshed = true
    if (remedy === 'replace') this.replaced = true
    if (remedy === 'skip') this.skips++
    if (remedy === 'stop') this.skips = 0
    if (remedy === 'lower' && lower) {
      this.lowered = lower
      this.unplayable = this.found?.stream ?? null
    }
    return remedy
  }

  /** One below what was asked for and what came of it; a replacement comes in one quality. */
  private get lower(): Quality | null {
    if (!this.found || this.found.replaced) return null
    const asked = this.found.level
    const delivered = this.found.stream.quality ?? asked
    const tried = Math.min(rank(asked), rank(delivered), rank(this.lowered ?? asked))
    return qualities[tried - 1] ?? null
  }
}

function rank(quality: Quality): number {
  return qualities.indexOf(quality)
}
