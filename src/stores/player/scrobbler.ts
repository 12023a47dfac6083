import type { Track } from '../../contract/replies/track'
import type { Backend } from '../../ports/backend'
import type { System } from '../../ports/system'
import type { SessionStore } from '../session/session-store'

/** Specification, point 9. */
const delayMs = 3_000

/**
 * Reports what a logged-in listener has heard to the backend: once for each load, three seconds after the track
 * starts to play. A track that is loaded paused, as at the start of a visit, is reported once it plays.
 */
export class Scrobbler {
  readonly #deps: { backend: Backend; system: System }
  readonly #session: SessionStore
  #loaded: { track: Track; sourceId: number } | null = null
  #cancelReport = () => {}

  constructor(deps: { backend: Backend; system: System }, { session }: { session: SessionStore }) {
    this.#deps = deps
    this.#session = session
  }

  /** Notes the track that is to be reported. `sourceId`: the playlist or album it was chosen from, 0 for none. */
  trackLoaded(track: Track, sourceId: number): void {
    this.cancel()
    this.#loaded = { track, sourceId }
  }

  /** Starts the three seconds; does nothing when called again for the same load. */
  trackPlaying(): void {
    if (!this.#loaded) return
    const { track, sourceId } = this.#loaded
    this.#loaded = null
    this.#cancelReport = this.#deps.system.after(delayMs, () => this.#report(track.id, sourceId))
  }

  /** Forgets the track unless it was reported already. */
  cancel(): void {
    this.#cancelReport()
    this.#loaded = null
  }

  /** Ignores the reply: a play that is not counted does not matter to the listener. */
  #report(id: number, sourceid: number): void {
    if (this.#session.profile) void this.#deps.backend.call('scrobble', { id, sourceid, time: 0 })
  }
}
