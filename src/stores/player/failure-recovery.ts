import type { Failure } from '../../contract/failure'
import { qualities } from '../../contract/replies/stream'
import type { Quality, Stream } from '../../contract/replies/stream'
import { isConnectionFailure, recoveryFor } from '../../domain/playback/failure-policy'
import type { RecoveryAction } from '../../domain/playback/failure-policy'
import type { QueueStore } from '../queue/queue-store'
import type { SettingsStore } from '../settings/settings-store'
import type { NoticesStore } from '../shell/notices-store'
import type { FoundStream } from './find-stream'

/** Seconds of playback after which earlier failures of a track no longer count. */
const provenAfter = 2

interface FailureRecoveryStores {
  queue: QueueStore
  settings: SettingsStore
  notices: NoticesStore
}

type FailureText = 'notice.songLoadFailed' | 'notice.songPlayFailed'

/** Remembers recent failures, decides by them how to recover from the next one, and shows the notice for it. */
export class FailureRecovery {
  readonly #stores: FailureRecoveryStores
  /** The quality that the current track was lowered to; null while it is requested as set. */
  #lowered: Quality | null = null
  #refreshed = false
  #replaced = false
  #skips = 0
  #loadedAt = 0
  #found: FoundStream | null = null
  /** The stream whose format did not play in this browser. */
  #unplayable: Stream | null = null

  constructor(stores: FailureRecoveryStores) {
    this.#stores = stores
  }

  /** Forgets the failures of the track before. The number of tracks skipped in a row is kept. */
  reset(): void {
    this.#lowered = null
    this.#refreshed = false
    this.#replaced = false
    this.#found = null
    this.#unplayable = null
  }

  /** Returns the quality to request, given the one that is set. It never rises again for a track that was lowered. */
  qualityFor(set: Quality): Quality {
    return this.#lowered && rank(this.#lowered) < rank(set) ? this.#lowered : set
  }

  /** Notes that no address was given: it is not requested twice, unless the request never arrived. */
  streamNotFound(failure: Failure): void {
    if (isConnectionFailure(failure)) return
    this.#refreshed = true
    this.#replaced = true
  }

  /** Whether a stream is worth loading: not the one that did not play here, nor one of a higher quality. */
  accepts({ stream, replaced }: FoundStream): boolean {
    if (!this.#unplayable || replaced) return true
    if (stream.url === this.#unplayable.url) return false
    const before = this.#unplayable.quality
    return before === null || stream.quality === null || rank(stream.quality) < rank(before)
  }

  /** Notes a stream that is loaded at that second. */
  streamLoaded(found: FoundStream, at: number): void {
    this.#found = found
    this.#loadedAt = at
    if (found.replaced) this.#replaced = true
  }

  /** Notes that the current track plays at that second. */
  onProgress(position: number): void {
    if (position < this.#loadedAt + provenAfter) return
    this.#refreshed = false
    this.#skips = 0
  }

  /** Returns how to recover from a failure, and shows it. `wanted`: whether the listener waits to hear the track. */
  recover(failure: Failure, wanted: boolean, text: FailureText): RecoveryAction {
    const action = this.#decide(failure, wanted)
    const { notices } = this.#stores
    if (action === 'lower') notices.show('info', 'notice.lowerQuality')
    else if (action === 'stay') this.#showFailure(failure, text)
    else if (action === 'skip') notices.show('error', this.#unplayableText ?? 'notice.skipped')
    else if (action === 'stop') this.#showStop()
    return action
  }

  showRetriesFailed(): void {
    this.#stores.notices.show('error', 'notice.loadTest', { group: 'playback', lasting: true })
  }

  /** Why the current track can never play here; null if it is not known to be so. */
  get #unplayableText(): 'track.unplayableTip' | null {
    return this.#stores.queue.current?.unplayable ? 'track.unplayableTip' : null
  }

  #showStop(): void {
    const text = this.#unplayableText
    if (text) this.#stores.notices.show('error', text, { group: 'playback', lasting: true })
    else this.showRetriesFailed()
  }

  #decide(failure: Failure, wanted: boolean): RecoveryAction {
    const { queue, settings } = this.#stores
    const mayReplace = settings.values.useUnmServer && !queue.current?.cloud
    const queueLength = queue.fm ? Infinity : queue.queue.tracks.length
    const lower = this.#lowerQuality
    const action = recoveryFor({
      failure,
      refreshed: this.#refreshed,
      lowerable: lower !== null,
      replaceable: mayReplace && !this.#replaced,
      skips: this.#skips,
      // a paused track is recovered, but never skipped
      queueLength: wanted ? queueLength : 0,
    })
    if (action === 'refresh') this.#refreshed = true
    if (action === 'replace') this.#replaced = true
    if (action === 'skip') this.#skips++
    if (action === 'stop') this.#skips = 0
    if (action === 'lower' && lower) {
      this.#lowered = lower
      this.#unplayable = this.#found?.stream ?? null
    }
    return action
  }

  /** Names what the listener can do something about; for anything else, says what happened to the song. */
  #showFailure(failure: Failure, text: FailureText): void {
    const { notices } = this.#stores
    const options = { group: 'playback', lasting: true }
    if (failure.kind === 'offline' || failure.kind === 'loginNeeded') notices.showFailure(failure, options)
    else notices.show('error', text, options)
  }

  /** One step below what was requested and what was delivered; null if there is none. Replacements have one quality. */
  get #lowerQuality(): Quality | null {
    if (!this.#found || this.#found.replaced) return null
    const asked = this.#found.requestedQuality
    const delivered = this.#found.stream.quality ?? asked
    const tried = Math.min(rank(asked), rank(delivered), rank(this.#lowered ?? asked))
    return qualities[tried - 1] ?? null
  }
}

function rank(quality: Quality): number {
  return qualities.indexOf(quality)
}
