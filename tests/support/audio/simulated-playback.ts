import { MachineRunner } from '../../../src/audio/machine-runner'
import type { MachineState } from '../../../src/domain/playback/machine-state'
import type { PlaybackCommand } from '../../../src/domain/playback/playback-event'
import type { System } from '../../../src/ports/system'
import { SimulatedElement, type MediaConditions } from './simulated-element'

const checkMs = 250

/** The machine with a simulated element, checked four times a second; keeps a list of violations. */
export class SimulatedPlayback {
  readonly element: SimulatedElement
  readonly faults: string[] = []
  private now = 0
  private nextClockReport = checkMs
  private lastFlowing = 0
  private readonly runner: MachineRunner

  constructor(conditions: MediaConditions) {
    const system: Pick<System, 'now'> = { now: () => this.now }
    this.runner = new MachineRunner(
      system as System,
      (effect) => {
        // the wait for sound starts again with a seek
        if (effect.type === 'move') this.lastFlowing = this.now
        this.element.perform(effect, this.state.generation)
      },
      () => this.check(),
    )
    this.element = new SimulatedElement(conditions, (report, generation) =>
      this.runner.dispatch({ ...report, generation }),
    )
  }

  get state(): MachineState {
    return this.runner.state
  }

  command(command: PlaybackCommand): this {
    this.runner.dispatch(command)
    return this
  }

  load(trackId = 7, play = true, at = 0): this {
    return this.command({ type: 'load', trackId, url: `/${trackId}.mp3`, at, play, expectedDuration: 0 })
  }

  runFor(ms: number): this {
    const until = this.now + ms
    while (this.now < until) {
      const to = Math.min(until, this.nextClockReport, this.now + 10)
      this.element.runFor(to - this.now)
      this.now = to
      if (this.element.flowing) this.lastFlowing = to
      if (to < this.nextClockReport) continue
      this.nextClockReport += checkMs
      this.runner.dispatch({
        type: 'clock',
        position: this.element.position,
        generation: this.state.generation,
      })
    }
    return this
  }

  private check(): void {
    const { phase, intent, generation, blocked, failure } = this.state
    const { element } = this
    if (element.flowing) this.lastFlowing = this.now
    if (blocked && (phase !== 'paused' || intent !== 'play')) this.faults.push(`blocked in ${phase}`)
    if ((failure !== null) !== (phase === 'error')) this.faults.push(`a failure in ${phase}`)
    if (phase !== 'playing') return
    if (intent !== 'play') this.faults.push('plays against the wish')
    if (element.paused || element.generation !== generation) this.faults.push('claims to play what is paused')
    if (this.now - this.lastFlowing > 1000) this.faults.push('claims to play what stands still')
  }
}
