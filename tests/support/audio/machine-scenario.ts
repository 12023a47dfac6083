import type { MachineState } from '../../../src/domain/playback/machine-state'
import type { PlaybackCommand, PlaybackReport } from '../../../src/domain/playback/playback-event'
import { MachineDriver } from './machine-driver'

/** An event for the machine, or a time during which the clock runs or stands still, checked every 250 ms. */
export type ScenarioEvent =
  | PlaybackCommand
  | PlaybackReport
  | { type: 'stands'; ms: number }
  | { type: 'runs'; ms: number }

export const load: ScenarioEvent = {
  type: 'load',
  trackId: 7,
  url: '/7.mp3',
  at: 0,
  play: true,
  expectedDuration: 0,
}
export const loadAt = (at: number): ScenarioEvent => ({
  type: 'load',
  trackId: 7,
  url: '/7.mp3',
  at,
  play: true,
  expectedDuration: 200,
})
export const play: ScenarioEvent = { type: 'play' }
export const pause: ScenarioEvent = { type: 'pause' }
export const seek = (to: number): ScenarioEvent => ({ type: 'seek', to })
export const opened: ScenarioEvent = { type: 'opened' }
export const ready: ScenarioEvent = { type: 'ready' }
export const playing: ScenarioEvent = { type: 'playing' }
export const faded: ScenarioEvent = { type: 'faded' }
export const moved: ScenarioEvent = { type: 'moved' }
export const waiting: ScenarioEvent = { type: 'waiting' }
export const refused: ScenarioEvent = { type: 'refused' }
export const broke: ScenarioEvent = { type: 'broke' }
export const retry: ScenarioEvent = { type: 'retry' }
export const online: ScenarioEvent = { type: 'online' }
export const renewed: ScenarioEvent = { type: 'renewed' }
export const displaced: ScenarioEvent = { type: 'displaced' }
export const interrupted: ScenarioEvent = { type: 'interrupted' }
/** The file announces no more than it holds. */
export const ended = (at: number): ScenarioEvent => ({ type: 'ended', at, duration: at, seekable: true })
export const diagnosed: ScenarioEvent = { type: 'diagnosed', failure: { kind: 'offline' }, reroute: false }
export const sounding = [load, opened, ready, playing]
export const stalled = [
  ...sounding,
  { type: 'runs', ms: 1000 },
  { type: 'stands', ms: 750 },
] satisfies ScenarioEvent[]
export const attempt = [broke, diagnosed, retry, opened]
export const failed = [load, opened, ...attempt, ...attempt, ...attempt, broke, diagnosed]

export interface MachineScenario {
  /** The events before. */
  given: ScenarioEvent[]
  last: ScenarioEvent
  /** The types of the effects of the last event. */
  effects: string[]
  state: Partial<MachineState>
}

/** Sends all events including the last one. */
export function runScenario({ given, last }: Pick<MachineScenario, 'given' | 'last'>): MachineDriver {
  const script = new MachineDriver()
  for (const event of given) sendEvent(script, event)
  return sendEvent(script, last)
}

/** Sends one more event. */
export function sendEvent(script: MachineDriver, event: ScenarioEvent): MachineDriver {
  const { position } = script.state.watch
  if (event.type === 'runs') return script.runFor(event.ms, position ?? script.state.at)
  if (event.type === 'stands') return script.runFor(event.ms, position ?? script.state.at, true)
  return script.send(event)
}
