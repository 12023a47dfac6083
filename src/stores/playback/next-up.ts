import { compareShallow, reaction } from 'mobx'
import type { Track } from '../../domain/catalogue/track'
import type { Backend } from '../../ports/backend'
import type { Player } from '../../ports/player'
import type { System } from '../../ports/system'
import type { QueueStore } from '../queue-store'
import type { SettingsStore } from '../settings-store'
import { Supersede } from '../supersede'
import { findStream } from './find-stream'
import type { Found } from './find-stream'

/** How long the current track sounds before the next one is thought of. */
const soundsForMs = 3_000
/** Seconds before its end from which there is no time to lose. */
const lastSeconds = 20
/** Addresses are good for 20 minutes at the least (`expi`); half of that leaves time to play. */
const freshMs = 10 * 60_000

interface Ready {
  track: Track
  found: Found
  at: number
}

/** Gets the next track ready while the current one sounds, once for each change of what is next; a failure is silent. */
export class NextUp {
  private ready: Ready | null = null
  private tried: Track | null = null
  private soundsSince: number | null = null
  private readonly searching = new Supersede()
  private readonly stopFollowing: () => void

  constructor(
    private readonly player: Player,
    private readonly backend: Backend,
    private readonly system: System,
    private readonly queue: QueueStore,
    private readonly settings: SettingsStore,
  ) {
    this.stopFollowing = reaction(
      () => [queue.upcoming, settings.values.songLevel, settings.values.useUnmServer],
      () => this.drop(),
      { equals: compareShallow },
    )
  }

  /** The stream of the track if that is ready, given away for good: it is to be loaded in this very task. */
  take(track: Track): Found | null {
    const { ready } = this
    if (ready?.track.id !== track.id) return null
    if (this.stale(ready)) {
      this.drop()
      return null
    }
    this.ready = null
    return ready.found
  }

  /** Another stream is looked for or begins: the one that is wanted now comes first. */
  begin(): void {
    this.soundsSince = null
    this.tried = null
    this.searching.stop()
  }

  /** The current track sounds, so many seconds from its start. */
  sounding(position: number, duration: number): void {
    this.soundsSince ??= this.system.now()
    if (this.ready && this.stale(this.ready)) this.drop()
    const { upcoming } = this.queue
    if (!upcoming || this.ready || this.tried === upcoming || this.system.saveData()) return
    const proven = this.system.now() - this.soundsSince >= soundsForMs
    const nearEnd = duration > 0 && duration - position <= lastSeconds
    if (!proven && !nearEnd) return
    this.tried = upcoming
    void this.prepare(upcoming)
  }

  dispose(): void {
    this.stopFollowing()
    this.drop()
  }

  private async prepare(track: Track): Promise<void> {
    const signal = this.searching.begin()
    const { songLevel: level, useUnmServer } = this.settings.values
    const elsewhere = useUnmServer ? 'ifNeeded' : 'never'
    const found = await findStream(this.backend, { track, level, elsewhere }, signal)
    if (signal.aborted || !found.ok) return
    this.ready = { track, found: found.value, at: this.system.now() }
    this.player.prepare(found.value.stream)
  }

  private drop(): void {
    this.searching.stop()
    this.tried = null
    if (this.ready) this.player.prepare(null)
    this.ready = null
  }

  private stale({ at }: Ready): boolean {
    return this.system.now() - at > freshMs
  }
}
