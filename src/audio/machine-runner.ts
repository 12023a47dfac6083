import { idleState, type MachineState } from '../domain/playback/machine-state'
import type { PlaybackEffect } from '../domain/playback/playback-effect'
import type { PlaybackEvent, PlaybackReport } from '../domain/playback/playback-event'
import { transition } from '../domain/playback/playback-machine'
import type { System } from '../ports/system'

/** Runs the playback machine: handles one event at a time, and performs its effects before the next one. */
export class MachineRunner {
  state: MachineState = idleState
  private readonly queue: PlaybackEvent[] = []
  private busy = false
  private closed = false

  /** `settled` is called when no event is left; `onlyTimePassed`: no event but those of the clock came. */
  constructor(
    private readonly system: System,
    private readonly perform: (effect: PlaybackEffect) => void,
    private readonly settled: (onlyTimePassed: boolean) => void,
  ) {}

  dispatch(event: PlaybackEvent): void {
    if (this.closed) return
    this.queue.push(event)
    if (this.busy) return
    this.busy = true
    let onlyTimePassed = true
    try {
      for (let queued = this.queue.shift(); queued; queued = this.queue.shift()) {
        onlyTimePassed &&= queued.type === 'clock' || queued.type === 'fed'
        const { state, effects } = transition(this.state, queued, this.system.now())
        this.state = state
        for (const effect of effects) this.perform(effect)
      }
    } finally {
      this.busy = false
    }
    this.settled(onlyTimePassed)
  }

  /** Ignores all events from now on. */
  stop(): void {
    this.closed = true
  }

  /** Returns a function that reports for the current generation, even if it is called later. */
  reporter(): (report: PlaybackReport) => void {
    const { generation } = this.state
    return (report) => this.dispatch({ ...report, generation })
  }
}
