import { MachineRunner } from '../../../src/audio/machine-runner'
import type { MachineState } from '../../../src/domain/playback/machine-state'
import type { PlaybackCommand } from '../../../src/domain/playback/playback-event'
import type { System } from '../../../src/ports/system'
import { SimulatedElement, type Weather } from './simulated-element'

const lookMs = 250

/** The machine with a simulated element, looked at four times a second; keeps a list of what must never happen. */
export class SimulatedPlayback {
  readonly element: SimulatedElement
  readonly faults: string[] = []
  private now = 0
  private nextLook = lookMs
  private flowedAt = 0
  private readonly runner: MachineRunner

  constructor(weather: Weather) {
    const system: Pick<System, 'now'> = { now: () => this.now }
    this.runner = new MachineRunner(
      system as System,
      (effect) => {
        // whoever asked for another place waits for the sound from then on
        if (effect.type === 'move') this.flowedAt = this.now
        this.element.perform(effect, this.state.generation)
      },
      () => this.check(),
    )
    this.element = new SimulatedElement(weather, (report, generation) =>
      this.runner.feed({ ...report, generation }),
    )
  }

  get state(): MachineState {
    return this.runner.state
  }

  command(command: PlaybackCommand): this {
    this.runner.feed(command)
    return this
  }

  load(trackId = 7, play = true, at = 0): this {
    return this.command({ type: 'load', trackId, at, play, expected: 0 })
  }

  turn(ms: number): this {
    const until = this.now + ms
    while (this.now < until) {
      const to = Math.min(until, this.nextLook, this.now + 10)
      this.element.turn(to - this.now)
      this.now = to
      if (this.element.flowing) this.flowedAt = to
      if (to < this.nextLook) continue
      this.nextLook += lookMs
      this.runner.feed({
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
    if (element.flowing) this.flowedAt = this.now
    if (blocked && (phase !== 'paused' || intent !== 'play')) this.faults.push(`blocked in ${phase}`)
    if ((failure !== null) !== (phase === 'error')) this.faults.push(`a failure in ${phase}`)
    if (phase !== 'playing') return
    if (intent !== 'play') this.faults.push('plays against the wish')
    if (element.paused || element.generation !== generation) this.faults.push('claims to play what is paused')
    if (this.now - this.flowedAt > 1000) this.faults.push('claims to play what stands still')
  }
}
