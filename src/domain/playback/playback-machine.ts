import { allowed, displaced, interrupted, load, online, pause, play, unload } from './commands'
import { withoutEffects, type MachineState, type Transition } from './machine-state'
import type { PlaybackCommand, PlaybackEvent, PlaybackReport } from './playback-event'
import { broke, diagnosed, renewed, retry } from './recovery'
import { ended, faded, opened, paused, playing, ready, refused, waiting } from './reports'
import { moved, seek } from './seeking'
import { clock, fed } from './stall-watch'

/**
 * Returns the state after an event and the effects that the engine has to perform. Pure. `now` is in milliseconds of any
 * clock, which may jump. Reports of an older generation, or while idle or failed, change nothing.
 */
export function transition(state: MachineState, event: PlaybackEvent, now: number): Transition {
  if (!('generation' in event)) return onCommand(state, event, now)
  if (event.generation !== state.generation) return withoutEffects(state)
  if (state.phase === 'idle' || state.phase === 'error') return withoutEffects(state)
  return onReport(state, event, now)
}

function onCommand(state: MachineState, command: PlaybackCommand, now: number): Transition {
  switch (command.type) {
    case 'load':
      return load(state, command, now)
    case 'unload':
      return unload(state)
    case 'play':
      return play(state, now)
    case 'pause':
      return pause(state)
    case 'seek':
      return seek(state, command.to, now)
    case 'allowed':
      return allowed(state, now)
    case 'online':
      return online(state, now)
    case 'interrupted':
      return interrupted(state)
    case 'renewed':
      return renewed(state, now)
    case 'displaced':
      return displaced(state)
  }
}

function onReport(state: MachineState, report: PlaybackReport, now: number): Transition {
  switch (report.type) {
    case 'opened':
      return opened(state)
    case 'ready':
      return ready(state)
    case 'playing':
      return playing(state)
    case 'waiting':
      return waiting(state)
    case 'fed':
      return fed(state)
    case 'paused':
      return paused(state, report.paused, report.ended)
    case 'ended':
      return ended(state, report, now)
    case 'moved':
      return moved(state)
    case 'faded':
      return faded(state)
    case 'refused':
      return refused(state)
    case 'broke':
      return broke(state, 'error')
    case 'diagnosed':
      return diagnosed(state, report.failure, report.reroute, now)
    case 'retry':
      return retry(state, now)
    case 'clock':
      return clock(state, report.position, now)
  }
}
