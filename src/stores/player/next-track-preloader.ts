import { compareShallow, reaction } from 'mobx'
import type { Track } from '../../contract/replies/track'
import type { AudioEngine } from '../../ports/audio-engine'
import type { Backend } from '../../ports/backend'
import type { System } from '../../ports/system'
import { LatestOnly } from '../lib/latest-only'
import type { QueueStore } from '../queue/queue-store'
import type { SettingsStore } from '../settings/settings-store'
import { findStream } from './find-stream'
import type { FoundStream, KeptStreams } from './find-stream'
import type { LoudnessControl } from './loudness-control'

/** How long the current track has to play before the next one is preloaded. */
const minPlayingMs = 3_000
/** Seconds before its end from which the next track is preloaded without that wait. */
const lastSeconds = 20
/** Stream addresses are valid for at least 20 minutes (`expi`); half of that leaves time to play. */
const maxAgeMs = 10 * 60_000

interface PreloaderDeps {
  engine: AudioEngine
  backend: Backend
  system: System
  loudness: LoudnessControl
}

interface PreloaderStores {
  kept: KeptStreams
  queue: QueueStore
  settings: SettingsStore
}

interface Preloaded {
  track: Track
  found: FoundStream
  foundAtMs: number
}

/** Preloads the next track while the current one plays, once for each change of what is next. Shows no failures. */
export class NextTrackPreloader {
  readonly #deps: PreloaderDeps
  readonly #stores: PreloaderStores
  #preloaded: Preloaded | null = null
  #tried: Track | null = null
  #playingSinceMs: number | null = null
  readonly #searches = new LatestOnly()
  readonly #stopReactions: readonly (() => void)[]

  constructor(deps: PreloaderDeps, stores: PreloaderStores) {
    this.#deps = deps
    this.#stores = stores
    const { queue, settings } = stores
    this.#stopReactions = [
      reaction(
        () => [queue.upcoming, settings.values.songLevel, settings.values.useUnmServer],
        () => this.#discard(),
        { equals: compareShallow },
      ),
      reaction(
        () => settings.values.loudness,
        () => this.#prepare(),
      ),
    ]
  }

  /** Returns the stream of the track if it is preloaded, and forgets it. Load it in the same task. */
  take(track: Track): FoundStream | null {
    const preloaded = this.#preloaded
    if (preloaded?.track.id !== track.id) return null
    if (this.#isStale(preloaded)) {
      this.#discard()
      return null
    }
    this.#preloaded = null
    return preloaded.found
  }

  /** Stops a search for the next track, because a stream for the current one is wanted first. */
  reset(): void {
    this.#playingSinceMs = null
    this.#tried = null
    this.#searches.abort()
  }

  /** Starts preloading when it is time. Call on every tick while the current track plays; seconds. */
  onProgress(position: number, duration: number): void {
    const { system } = this.#deps
    this.#playingSinceMs ??= system.now()
    if (this.#preloaded && this.#isStale(this.#preloaded)) this.#discard()
    const { upcoming } = this.#stores.queue
    if (!upcoming || this.#preloaded || this.#tried === upcoming || system.saveData()) return
    const hasPlayed = system.now() - this.#playingSinceMs >= minPlayingMs
    const nearEnd = duration > 0 && duration - position <= lastSeconds
    if (!hasPlayed && !nearEnd) return
    this.#tried = upcoming
    void this.#preload(upcoming)
  }

  dispose(): void {
    for (const stop of this.#stopReactions) stop()
    this.#discard()
  }

  async #preload(track: Track): Promise<void> {
    const { backend, system } = this.#deps
    const { songLevel: quality, useUnmServer } = this.#stores.settings.values
    const signal = this.#searches.start()
    const fallback = useUnmServer ? 'ifNeeded' : 'never'
    const { kept } = this.#stores
    const found = await findStream({ backend, kept }, { track, quality, fallback }, signal)
    if (signal.aborted || !found.ok) return
    this.#preloaded = { track, found: found.value, foundAtMs: system.now() }
    this.#prepare()
  }

  #prepare(): void {
    if (!this.#preloaded) return
    const { engine, loudness } = this.#deps
    const { track, found } = this.#preloaded
    engine.prepare(found.stream, loudness.of(track, found))
  }

  #discard(): void {
    this.#searches.abort()
    this.#tried = null
    if (this.#preloaded) this.#deps.engine.prepare(null)
    this.#preloaded = null
  }

  #isStale({ foundAtMs }: Preloaded): boolean {
    return this.#deps.system.now() - foundAtMs > maxAgeMs
  }
}
