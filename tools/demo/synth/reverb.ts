import { decayFactor } from './exact-math'
import { Filter } from './filter'
import { silence, type Stereo } from './note'

const DELAYS = [0.0297, 0.0371, 0.0411, 0.0437, 0.0533, 0.0617, 0.0683, 0.0797] as const
const DIFFUSERS = [0.0047, 0.0036, 0.0127, 0.0093] as const

export interface Room {
  /** Seconds to fall by 60 dB. */
  seconds: number
  /** 0.5 (closet) .. 1.6 (hall). */
  size: number
  /** Cutoff in Hz of the walls' damping. */
  damping: number
  /** Seconds before the first reflection. */
  before: number
}

/** Feedback delay network of eight lines with a Householder matrix, after four all-pass diffusers. */
export function reverb(send: Stereo, room: Room, rate: number): Stereo {
  const frames = send.left.length
  const out = silence(frames)
  const lines = DELAYS.map((seconds) => new Float32Array(Math.round(seconds * room.size * rate) | 1))
  const places = lines.map(() => 0)
  const gains = lines.map((line) => decayFactor(room.seconds, rate / line.length))
  const walls = lines.map(() => 0)
  const lag = 1 - decayFactor(6.9 / (6.283 * room.damping), rate)
  const diffusers = DIFFUSERS.map((seconds) => new Float32Array(Math.round(seconds * rate)))
  const diffuserPlaces = diffusers.map(() => 0)
  const lowCut = new Filter(160, 0.7, rate)
  const before = Math.round(room.before * rate)
  const taps = new Float64Array(8)
  for (let index = 0; index < frames; index++) {
    const source = index - before
    const inLeft = source < 0 ? 0 : send.left[source]!
    const inRight = source < 0 ? 0 : send.right[source]!
    lowCut.push((inLeft + inRight) * 0.5)
    let diffuse = lowCut.high
    for (let stage = 0; stage < 4; stage++) {
      const line = diffusers[stage]!
      const at = diffuserPlaces[stage]!
      const held = line[at]!
      const fed = diffuse + held * 0.6
      line[at] = fed
      diffuse = held - fed * 0.6
      diffuserPlaces[stage] = at + 1 === line.length ? 0 : at + 1
    }
    let sum = 0
    for (let line = 0; line < 8; line++) {
      const value = lines[line]![places[line]!]!
      walls[line]! += (value - walls[line]!) * lag
      taps[line] = walls[line]! * gains[line]!
      sum += taps[line]!
    }
    const shared = sum * 0.25
    const side = (inLeft - inRight) * 0.25
    for (let line = 0; line < 8; line++) {
      const at = places[line]!
      lines[line]![at] = diffuse + (line % 2 === 0 ? side : -side) + taps[line]! - shared
      places[line] = at + 1 === lines[line]!.length ? 0 : at + 1
    }
    out.left[index] = 0.36 * (taps[0]! - taps[2]! + taps[4]! + taps[7]! * 0.5 - taps[5]! * 0.5)
    out.right[index] = 0.36 * (taps[1]! - taps[3]! + taps[6]! + taps[5]! * 0.5 - taps[7]! * 0.5)
  }
  return out
}
