import type { Track } from '../../domain/catalogue/track'
import type { Backend } from '../../ports/backend'
import type { System } from '../../ports/system'
import type { SessionStore } from '../session-store'

/** Specification, point 9. */
const afterMs = 3_000

/**
 * Tells the backend what a listener who is logged in has heard: once a load, three seconds after it came to sound.
 * What is loaded in silence, as at the start of a visit, was not heard yet.
 */
export class Scrobbler {
  private loaded: { track: Track; sourceId: number } | null = null
  private cancel = () => {}

  constructor(
    private readonly backend: Backend,
    private readonly system: System,
    private readonly session: SessionStore,
  ) {}

  /** `sourceId`: the playlist or album that the track was chosen from, 0 when none. */
  begin(track: Track, sourceId: number): void {
    this.stop()
    this.loaded = { track, sourceId }
  }

  /** It sounds. */
  sounding(): void {
    const { loaded } = this
    if (!loaded) return
    this.loaded = null
    this.cancel = this.system.after(afterMs, () => this.tell(loaded.track.id, loaded.sourceId))
  }

  stop(): void {
    this.cancel()
    this.loaded = null
  }

  private tell(id: number, sourceid: number): void {
    // nobody waits for the answer: a play that is not counted is no loss to the one who listens
    if (this.session.profile) void this.backend.call('scrobble', { id, sourceid, time: 0 })
  }
}
