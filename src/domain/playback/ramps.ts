import { stay, type MachineState, type Transition } from './machine-state'
import type { RampSpeed, RiseArm } from './playback-effect'

/** Nothing may be heard while the element is on its way to another position. */
export function rise(state: MachineState, speed: RampSpeed, arm: RiseArm): Transition {
  if (state.moving || state.seekTo !== null) return stay(state)
  return { state: { ...state, silent: false }, effects: [{ type: 'rise', speed, arm }] }
}

export function fall(state: MachineState, speed: RampSpeed): Transition {
  return { state: { ...state, silent: true }, effects: [{ type: 'fall', speed }] }
}

/** Stops an element that gives no sound any more; the gain goes down so that its return is no click. */
export function halt(state: MachineState): Transition {
  const { state: silenced, effects } = fall({ ...state, running: false }, 'declick')
  return { state: silenced, effects: [...effects, { type: 'stop' }] }
}

/** Sets the element going; the gain is armed at once, so that a busy main thread cannot swallow the first sound. */
export function start(state: MachineState): Transition {
  const armed = rise(state, state.entry, 'sound')
  return { state: armed.state, effects: [{ type: 'start' }, ...armed.effects] }
}
