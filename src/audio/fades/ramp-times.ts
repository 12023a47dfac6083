import { limits } from '../../domain/limits'
import type { RampSpeed, RiseArm } from '../../domain/playback/playback-effect'

const declickMs = 15
const rejoinMs = 30
/** `playing` comes up to 180 ms before the first sound (Firefox). */
const briefArmMs = 400

/** Milliseconds of a whole swing; without the listener's fade only as much as keeps play and pause from clicking. */
export function rampMs(speed: RampSpeed, fadeEnabled: boolean): number {
  if (speed === 'rejoin') return rejoinMs
  return speed === 'fade' && fadeEnabled ? limits.fadeMs : declickMs
}

export function armMs(arm: RiseArm): number {
  return { none: 0, brief: briefArmMs, sound: Infinity }[arm]
}
