import { describe, expect, it } from 'vitest'
import type { PlaybackCommand } from '../../../src/domain/playback/playback-event'
import type { PlaybackState } from '../../../src/domain/playback/playback-state'
import { MachineDriver } from '../../support/audio/machine-driver'
import * as story from '../../support/audio/machine-scenario'

type Phase = PlaybackState['phase']

/** The phase, the intent and the effects afterwards. */
type Outcome = `${Phase} ${PlaybackState['intent']}:${string}`

const given: Record<Phase, story.ScenarioEvent[]> = {
  idle: [],
  loading: [story.load, story.opened],
  playing: story.sounding,
  fading: [...story.sounding, story.pause],
  paused: [...story.sounding, story.pause, story.faded],
  stalled: story.stalled,
  error: story.failed,
}

const commands: Record<PlaybackCommand['type'], PlaybackCommand> = {
  load: { type: 'load', trackId: 8, url: '/8.mp3', at: 0, play: true, expectedDuration: 0 },
  unload: { type: 'unload' },
  play: { type: 'play' },
  pause: { type: 'pause' },
  seek: { type: 'seek', to: 40 },
  allowed: { type: 'allowed' },
  online: { type: 'online' },
  interrupted: { type: 'interrupted' },
  renewed: { type: 'renewed' },
  displaced: { type: 'displaced' },
}

const outcomes: Record<Phase, Record<PlaybackCommand['type'], Outcome>> = {
  idle: {
    load: 'loading play:open',
    unload: 'idle pause:',
    play: 'idle pause:',
    pause: 'idle pause:',
    seek: 'idle pause:',
    allowed: 'idle pause:',
    online: 'idle pause:',
    interrupted: 'idle pause:',
    renewed: 'idle pause:',
    displaced: 'idle pause:',
  },
  loading: {
    load: 'loading play:open',
    unload: 'idle pause:close',
    play: 'loading play:',
    pause: 'fading pause:fall',
    seek: 'loading play:fall,move',
    allowed: 'loading play:',
    online: 'loading play:',
    interrupted: 'loading pause:fall,stop',
    renewed: 'loading play:open',
    displaced: 'fading pause:fall',
  },
  playing: {
    load: 'loading play:open',
    unload: 'idle pause:close',
    play: 'playing play:',
    pause: 'fading pause:fall',
    seek: 'playing play:fall',
    allowed: 'playing play:',
    online: 'playing play:',
    interrupted: 'paused pause:fall,stop',
    renewed: 'loading play:open',
    displaced: 'fading pause:fall',
  },
  fading: {
    load: 'loading play:open',
    unload: 'idle pause:close',
    play: 'playing play:rise',
    pause: 'fading pause:',
    seek: 'fading pause:fall',
    allowed: 'fading pause:',
    online: 'fading pause:',
    interrupted: 'paused pause:fall,stop',
    renewed: 'loading pause:open',
    displaced: 'fading pause:fall',
  },
  paused: {
    load: 'loading play:open',
    unload: 'idle pause:close',
    play: 'paused play:start,rise',
    pause: 'paused pause:',
    seek: 'paused pause:move',
    allowed: 'paused pause:',
    online: 'paused pause:',
    interrupted: 'paused pause:',
    renewed: 'loading pause:open',
    displaced: 'paused pause:',
  },
  stalled: {
    load: 'loading play:open',
    unload: 'idle pause:close',
    play: 'stalled play:',
    pause: 'paused pause:stop',
    seek: 'stalled play:move',
    allowed: 'stalled play:',
    online: 'stalled play:',
    interrupted: 'paused pause:fall,stop',
    renewed: 'loading play:open',
    displaced: 'paused pause:stop',
  },
  error: {
    load: 'loading play:open',
    unload: 'idle pause:close',
    play: 'loading play:open',
    pause: 'error pause:',
    seek: 'error play:',
    allowed: 'error play:',
    online: 'loading play:open',
    interrupted: 'error play:',
    renewed: 'error play:',
    displaced: 'error pause:',
  },
}

const rows = Object.entries(outcomes).flatMap(([phase, row]) =>
  Object.entries(row).map(
    ([command, outcome]) => [phase as Phase, command as keyof typeof row, outcome] as const,
  ),
)

describe('transition', () => {
  it.each(rows)('%s, told %s: %s', (phase, name, outcome) => {
    const script = new MachineDriver()
    for (const event of given[phase]) story.sendEvent(script, event)
    expect(script.state.phase).toBe(phase)
    const { state, effectTypes } = script.send(commands[name])
    expect(`${state.phase} ${state.intent}:${effectTypes.join()}`).toBe(outcome)
  })
})
