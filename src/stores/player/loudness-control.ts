import { reaction } from 'mobx'
import type { Levels } from '../../contract/replies/stream'
import type { Track } from '../../contract/replies/track'
import { loudnessGain, referenceLoudness } from '../../domain/loudness/loudness-gain'
import type { MeasuredLoudness } from '../../domain/loudness/loudness-meter'
import type { TrackLoudness } from '../../domain/loudness/track-loudness'
import { isAlbumInPlay } from '../../domain/queue/is-album-in-play'
import type { AudioEngine } from '../../ports/audio-engine'
import type { Backend } from '../../ports/backend'
import type { QueueStore } from '../queue/queue-store'
import type { SettingsStore } from '../settings/settings-store'
import type { FoundStream } from './find-stream'

interface LoudnessStores {
  queue: QueueStore
  settings: SettingsStore
}

/**
 * Decides how loud tracks are played, and which of them are measured. Sends what was measured to the backend, which
 * tells it with the track's next stream.
 */
export class LoudnessControl {
  readonly #deps: { engine: AudioEngine; backend: Backend }
  readonly #stores: LoudnessStores
  #current: { track: Track; found: FoundStream } | null = null
  /** What was measured in this visit, by track: a stream that was found before does not tell it. */
  readonly #measured = new Map<number, Levels>()
  /** Whether the backend has refused to keep a measurement. It is not asked again. */
  #refused = false
  readonly #unsubscribes: readonly (() => void)[]

  constructor(deps: { engine: AudioEngine; backend: Backend }, stores: LoudnessStores) {
    this.#deps = deps
    this.#stores = stores
    this.#unsubscribes = [
      deps.engine.observe({ measured: (trackId, measured) => void this.#send(trackId, measured) }),
      reaction(
        () => stores.settings.values.loudness,
        () => this.#applyToCurrent(),
      ),
    ]
  }

  /** Returns what is done about a stream's loudness at its place in the queue. */
  of(track: Track, { stream, replaced }: FoundStream): TrackLoudness {
    const { queue, settings } = this.#stores
    const mode = settings.values.loudness
    const inAlbum = isAlbumInPlay(queue.queue, track)
    const whole = !replaced && stream.preview === null
    const { unmeasured } = stream.loudness
    const own = (unmeasured && whole && this.#measured.get(track.id)) || null
    const known = own ? { ...stream.loudness, track: own } : stream.loudness
    return {
      gain: loudnessGain(known, mode, { inAlbum }),
      measured: mode !== 'off' && unmeasured && whole && !own && !this.#refused,
    }
  }

  /** Returns the same, and keeps to the setting from now on while the track plays. */
  follow(track: Track, found: FoundStream): TrackLoudness {
    this.#current = { track, found }
    return this.of(track, found)
  }

  dispose(): void {
    for (const unsubscribe of this.#unsubscribes) unsubscribe()
  }

  #applyToCurrent(): void {
    if (!this.#current) return
    const { track, found } = this.#current
    this.#deps.engine.setTrackGain(this.of(track, found).gain)
  }

  async #send(id: number, { loudness, peak }: MeasuredLoudness): Promise<void> {
    if (this.#refused || this.#measured.has(id)) return
    this.#measured.set(id, { gain: referenceLoudness - loudness, peak })
    const measured = { loudness: Number(loudness.toFixed(2)), peak: Number(peak.toFixed(5)) }
    const reply = await this.#deps.backend.call('songLoudness', { id, ...measured })
    if (!reply.ok && reply.failure.kind === 'notFound') this.#refused = true
  }
}
