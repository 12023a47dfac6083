import { stay, type MachineState, type Transition } from './machine-state'
import { reopen } from './recovery'
import { hurried } from './stall-watch'

/**
 * What broke or failed for want of a connection is tried again at once. What merely waits may go on by itself,
 * but not for long: the connection it hangs on may have died with the old one.
 */
export function online(state: MachineState, now: number): Transition {
  const failed = state.phase === 'error' && state.failure?.kind === 'offline'
  if (failed || state.broken) return reopen({ ...state, attempts: 0, failure: null }, now)
  return state.phase === 'idle' ? stay(state) : stay({ ...state, watch: hurried(state) })
}
