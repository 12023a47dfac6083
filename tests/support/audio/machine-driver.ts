import { idleState, type MachineState } from '../../../src/domain/playback/machine-state'
import type { PlaybackEffect } from '../../../src/domain/playback/playback-effect'
import type { PlaybackCommand, PlaybackReport } from '../../../src/domain/playback/playback-event'
import { transition } from '../../../src/domain/playback/playback-machine'

const everyCommand: Record<PlaybackCommand['type'], true> = {
  load: true,
  unload: true,
  play: true,
  pause: true,
  seek: true,
  allowed: true,
  online: true,
  interrupted: true,
  renewed: true,
  displaced: true,
}

const commands: ReadonlySet<string> = new Set(Object.keys(everyCommand))

/** Drives the machine by hand: commands, reports of the newest generation, and a clock in milliseconds. */
export class MachineDriver {
  state: MachineState = idleState
  now = 0
  /** The effects of the last step. */
  effects: PlaybackEffect[] = []

  command(command: PlaybackCommand): this {
    return this.apply(transition(this.state, command, this.now))
  }

  report(report: PlaybackReport, generation = this.state.generation): this {
    return this.apply(transition(this.state, { ...report, generation }, this.now))
  }

  /** Sends a command, or a report of the newest generation. */
  send(event: PlaybackCommand | PlaybackReport): this {
    const { generation } = this.state
    const told = commands.has(event.type)
      ? (event as PlaybackCommand)
      : { ...(event as PlaybackReport), generation }
    return this.apply(transition(this.state, told, this.now))
  }

  /** Reports the element's clock every 250 ms for `ms`; it advances, or stands still with `frozen`. */
  runFor(ms: number, from: number, frozen = false): this {
    const effects: PlaybackEffect[] = []
    for (let passed = 250; passed <= ms; passed += 250) {
      this.now += 250
      this.report({ type: 'clock', position: frozen ? from : from + passed / 1000 })
      effects.push(...this.effects)
    }
    this.effects = effects
    return this
  }

  load(play = true, at = 0, expectedDuration = 0): this {
    return this.command({ type: 'load', trackId: 7, url: '/7.mp3', at, play, expectedDuration })
  }

  /** Plays a track from its beginning. */
  playing(): this {
    return this.load().report({ type: 'opened' }).report({ type: 'ready' }).report({ type: 'playing' })
  }

  get effectTypes(): string[] {
    return this.effects.map((effect) => effect.type)
  }

  private apply({ state, effects }: { state: MachineState; effects: PlaybackEffect[] }): this {
    this.state = state
    this.effects = effects
    return this
  }
}
