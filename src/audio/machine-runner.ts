import { idleState, type MachineState } from '../domain/playback/machine-state'
import type { PlaybackEffect } from '../domain/playback/playback-effect'
import type { PlaybackEvent, PlaybackReport } from '../domain/playback/playback-event'
import { next } from '../domain/playback/playback-machine'
import type { System } from '../ports/system'

/** Keeps the playback machine going: one event at a time, effects done before the next one is looked at. */
export class MachineRunner {
  state: MachineState = idleState
  private readonly queue: PlaybackEvent[] = []
  private busy = false
  private closed = false

  /** `settled`: no event is left; `quiet` when nothing had happened but that time passed. */
  constructor(
    private readonly system: System,
    private readonly perform: (effect: PlaybackEffect) => void,
    private readonly settled: (quiet: boolean) => void,
  ) {}

  feed(event: PlaybackEvent): void {
    if (this.closed) return
    this.queue.push(event)
    if (this.busy) return
    this.busy = true
    let quiet = true
    try {
      for (let queued = this.queue.shift(); queued; queued = this.queue.shift()) {
        quiet &&= queued.type === 'clock' || queued.type === 'fed'
        const { state, effects } = next(this.state, queued, this.system.now())
        this.state = state
        for (const effect of effects) this.perform(effect)
      }
    } finally {
      this.busy = false
    }
    this.settled(quiet)
  }

  /** Late news is dropped from now on. */
  close(): void {
    this.closed = true
  }

  /** Reports under the generation of now, however late. */
  reporter(): (report: PlaybackReport) => void {
    const { generation } = this.state
    return (report) => this.feed({ ...report, generation })
  }
}
