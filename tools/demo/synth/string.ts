import { decayFactor, exp2, pitch, power } from './exact-math'
import { Filter } from './filter'
import type { Instrument } from './note'
import { shape } from './ring'

export interface StringPatch {
  /** 0 (nylon, flesh) .. 1 (steel, nail). */
  bright: number
  /** Seconds to fall by 60 dB at 220 Hz. */
  sustain: number
  /** Damping after the note's end, in seconds. */
  release: number
  /** Where it is plucked, as a fraction of the string. */
  place: number
  /** Cents the pitch sits sharp at the attack. */
  pull?: number
}

/** A plucked string by Karplus and Strong, with fractional tuning, pluck position and a wooden body. */
export function pluckedString(patch: StringPatch): Instrument {
  return (note, rate, random) => {
    const base = pitch(note.midi)
    const seconds = patch.sustain * power(220 / base, 0.5)
    const out = new Float32Array(Math.round(Math.min(seconds * 1.1, note.length + patch.release) * rate))
    const blend = 0.5 - 0.36 * patch.bright
    const period = rate / base - blend
    const size = Math.floor(period - 0.1)
    const offset = period - size
    const tune = (1 - offset) / (1 + offset)
    const loss = exp2(-9.966 / (seconds * base))
    const line = new Float64Array(size)
    const soften = exp2(-(0.35 + 2.4 * note.velocity * (0.4 + 0.6 * patch.bright)))
    let smooth = 0
    let sum = 0
    for (let index = 0; index < size; index++) {
      smooth += (random.next() * 2 - 1 - smooth) * (1 - soften)
      line[index] = smooth
      sum += smooth
    }
    const gap = Math.max(1, Math.round(size * patch.place))
    const plucked = line.map((value, index) => value - sum / size - 0.9 * line[(index + size - gap) % size]!)
    let energy = 0
    for (const value of plucked) energy += value * value
    const scale = 0.3 / Math.sqrt(energy / size + 1e-12)
    for (let index = 0; index < size; index++) plucked[index]! *= scale
    const body = [new Filter(104, 4, rate), new Filter(216, 5, rate)] as const
    const level = 0.55 * power(note.velocity, 1.1)
    let at = 0
    let before = 0
    let pastIn = 0
    let pastOut = 0
    for (let index = 0; index < out.length; index++) {
      const value = plucked[at]!
      const filtered = (value * (1 - blend) + before * blend) * loss
      before = value
      pastOut = tune * (filtered - pastOut) + pastIn
      pastIn = filtered
      plucked[at] = pastOut
      if (++at === size) at = 0
      body[0].push(value)
      body[1].push(value)
      out[index] = level * (value + 0.12 * body[0].band + 0.1 * body[1].band)
    }
    shape(out, rate, 0.0015, note.length, patch.release)
    const floor = decayFactor(8, rate)
    let mean = 0
    for (let index = 0; index < out.length; index++) {
      mean = mean * floor + out[index]! * (1 - floor)
      out[index]! -= mean
    }
    return out
  }
}
