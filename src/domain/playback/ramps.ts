import { withoutEffects, type MachineState, type Transition } from './machine-state'
import type { RampSpeed, RiseArm } from './playback-effect'

/** Raises the gain; not during a seek, which has to be silent. */
export function rise(state: MachineState, speed: RampSpeed, arm: RiseArm): Transition {
  if (state.seeking || state.pendingSeek !== null) return withoutEffects(state)
  return { state: { ...state, silent: false }, effects: [{ type: 'rise', speed, arm }] }
}

export function fall(state: MachineState, speed: RampSpeed): Transition {
  return { state: { ...state, silent: true }, effects: [{ type: 'fall', speed }] }
}

/** Stops an element that gives no sound any more. Lowers the gain, so that its return makes no click. */
export function halt(state: MachineState): Transition {
  const { state: silenced, effects } = fall({ ...state, running: false }, 'declick')
  return { state: silenced, effects: [...effects, { type: 'stop' }] }
}

/** Starts the element and arms the rise at once, so that a busy main thread cannot delay it past the first sound. */
export function start(state: MachineState): Transition {
  const armed = rise(state, state.nextRise, 'sound')
  return { state: armed.state, effects: [{ type: 'start' }, ...armed.effects] }
}
