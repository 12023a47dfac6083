import type { MachineState } from '../../../src/domain/playback/machine-state'
import type { PlaybackCommand, PlaybackReport } from '../../../src/domain/playback/playback-event'
import { MachineScript } from './machine-script'

/** What the machine is told; the clock may run or stand for a while, looked at every 250 ms. */
export type StoryEvent =
  | PlaybackCommand
  | PlaybackReport
  | { type: 'stands'; ms: number }
  | { type: 'runs'; ms: number }

export const load: StoryEvent = { type: 'load', trackId: 7, at: 0, play: true, expected: 0 }
export const from = (at: number): StoryEvent => ({ type: 'load', trackId: 7, at, play: true, expected: 200 })
export const play: StoryEvent = { type: 'play' }
export const pause: StoryEvent = { type: 'pause' }
export const seek = (to: number): StoryEvent => ({ type: 'seek', to })
export const opened: StoryEvent = { type: 'opened' }
export const ready: StoryEvent = { type: 'ready' }
export const playing: StoryEvent = { type: 'playing' }
export const faded: StoryEvent = { type: 'faded' }
export const moved: StoryEvent = { type: 'moved' }
export const waiting: StoryEvent = { type: 'waiting' }
export const refused: StoryEvent = { type: 'refused' }
export const broke: StoryEvent = { type: 'broke' }
export const retry: StoryEvent = { type: 'retry' }
export const online: StoryEvent = { type: 'online' }
export const renewed: StoryEvent = { type: 'renewed' }
export const displaced: StoryEvent = { type: 'displaced' }
export const interrupted: StoryEvent = { type: 'interrupted' }
export const ended = (at: number): StoryEvent => ({ type: 'ended', at, seekable: true })
export const diagnosed: StoryEvent = { type: 'diagnosed', failure: { kind: 'offline' }, reroute: false }
export const sounding = [load, opened, ready, playing]
export const stalled = [
  ...sounding,
  { type: 'runs', ms: 1000 },
  { type: 'stands', ms: 750 },
] satisfies StoryEvent[]
export const attempt = [broke, diagnosed, retry, opened]
export const failed = [load, opened, ...attempt, ...attempt, ...attempt, broke, diagnosed]

export interface Story {
  /** What has happened before. */
  given: StoryEvent[]
  last: StoryEvent
  /** The types of the effects that the last event asks for. */
  asked: string[]
  state: Partial<MachineState>
}

/** Everything up to the last event included. */
export function tellStory({ given, last }: Pick<Story, 'given' | 'last'>): MachineScript {
  const script = new MachineScript()
  for (const event of given) tell(script, event)
  return tell(script, last)
}

/** One event more. */
export function tell(script: MachineScript, event: StoryEvent): MachineScript {
  const { position } = script.state.watch
  if (event.type === 'runs') return script.pass(event.ms, position ?? script.state.at)
  if (event.type === 'stands') return script.pass(event.ms, position ?? script.state.at, true)
  return script.event(event)
}
