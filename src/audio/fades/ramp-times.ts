import type { RampSpeed, RiseArm } from '../../domain/playback/playback-effect'

/** The listener's fade (specification, point 9). */
export const fadeMs = 300
const declickMs = 15
const rejoinMs = 30
/** In Firefox `playing` was measured up to 180 ms before the first sound. */
const briefArmMs = 400

/** Returns the milliseconds of a ramp from 0 to 1. With fades off it is only as long as it takes to avoid a click. */
export function rampMs(speed: RampSpeed, fadeEnabled: boolean): number {
  if (speed === 'rejoin') return rejoinMs
  return speed === 'fade' && fadeEnabled ? fadeMs : declickMs
}

export function armMs(arm: RiseArm): number {
  return { none: 0, brief: briefArmMs, sound: Infinity }[arm]
}
