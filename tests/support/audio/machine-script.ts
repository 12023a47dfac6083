import { idleState, type MachineState } from '../../../src/domain/playback/machine-state'
import type { PlaybackEffect } from '../../../src/domain/playback/playback-effect'
import type { PlaybackCommand, PlaybackReport } from '../../../src/domain/playback/playback-event'
import { next } from '../../../src/domain/playback/playback-machine'

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
export class MachineScript {
  state: MachineState = idleState
  now = 0
  /** What the last step asked for. */
  effects: PlaybackEffect[] = []

  command(command: PlaybackCommand): this {
    return this.take(next(this.state, command, this.now))
  }

  report(report: PlaybackReport, generation = this.state.generation): this {
    return this.take(next(this.state, { ...report, generation }, this.now))
  }

  /** A command, or a report of the newest generation. */
  event(event: PlaybackCommand | PlaybackReport): this {
    const { generation } = this.state
    const told = commands.has(event.type)
      ? (event as PlaybackCommand)
      : { ...(event as PlaybackReport), generation }
    return this.take(next(this.state, told, this.now))
  }

  /** Looks at the element's clock every 250 ms while `ms` pass; it moves with the time, or stands at `frozen`. */
  pass(ms: number, from: number, frozen = false): this {
    const effects: PlaybackEffect[] = []
    for (let passed = 250; passed <= ms; passed += 250) {
      this.now += 250
      this.report({ type: 'clock', position: frozen ? from : from + passed / 1000 })
      effects.push(...this.effects)
    }
    this.effects = effects
    return this
  }

  load(play = true, at = 0, expected = 0): this {
    return this.command({ type: 'load', trackId: 7, at, play, expected })
  }

  /** A track that sounds from its beginning. */
  playing(): this {
    return this.load().report({ type: 'opened' }).report({ type: 'ready' }).report({ type: 'playing' })
  }

  get asked(): string[] {
    return this.effects.map((effect) => effect.type)
  }

  private take({ state, effects }: { state: MachineState; effects: PlaybackEffect[] }): this {
    this.state = state
    this.effects = effects
    return this
  }
}
