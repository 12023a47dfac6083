import { exp2, pitch, power, sine } from './exact-math'
import { Filter } from './filter'
import type { Instrument } from './note'
import { ring, shape } from './ring'

/** A felt-damped upright: stiff-string partials in pairs that beat, a soft hammer, a little key noise. */
export const feltPiano: Instrument = (note, rate, random) => {
  const base = pitch(note.midi)
  const sustain = Math.min(9, 7 * power(220 / base, 0.55))
  const release = 0.45
  const out = new Float32Array(Math.round(Math.min(sustain, note.length + release) * rate))
  const brightness = 700 + 2100 * note.velocity * note.velocity + base * 0.9
  const stiffness = 0.00022 * power(base / 220, 0.9)
  const level = 0.5 * power(note.velocity, 1.4)
  const limit = Math.min(5200, rate * 0.42)
  for (let partial = 1; partial <= 24; partial++) {
    const frequency = partial * base * Math.sqrt(1 + stiffness * partial * partial)
    if (frequency > limit) break
    const strike = 0.35 + 0.65 * Math.abs(sine(partial / 15))
    const amplitude = level * strike * power(partial, -0.75) * exp2(-frequency / brightness)
    const fall = sustain / (1 + 0.32 * (partial - 1))
    const phase = random.next() * 0.1
    ring(out, rate, frequency, amplitude * 0.62, fall, phase)
    ring(out, rate, frequency * (1 + 0.0004 + 0.0003 * random.next()), amplitude * 0.38, fall * 0.62, phase)
  }
  const thump = new Filter(190 + base * 0.35, 1.1, rate)
  const noise = Math.min(out.length, Math.round(0.06 * rate))
  for (let index = 0; index < noise; index++) {
    const fade = 1 - index / noise
    thump.push((random.next() * 2 - 1) * fade * fade)
    out[index]! += thump.low * 0.16 * note.velocity * note.velocity
  }
  shape(out, rate, 0.004, note.length, release)
  return out
}

/** A tine piano: two-operator FM whose bark grows with velocity, and a short bell above it. */
export const tinePiano: Instrument = (note, rate) => {
  const base = pitch(note.midi)
  const out = new Float32Array(Math.round((note.length + 0.35) * rate))
  const level = 0.42 * power(note.velocity, 1.2)
  const index0 = (0.25 + 1.25 * note.velocity) * Math.min(1, 500 / base + 0.25)
  const sustain = Math.min(6, 4.5 * power(260 / base, 0.5))
  const step = base / rate
  let gain = level
  let index = index0
  const gainFall = exp2(-9.97 / (sustain * rate))
  const indexFall = exp2(-9.97 / (sustain * 0.35 * rate))
  for (let frame = 0; frame < out.length; frame++) {
    const turn = frame * step
    out[frame] = gain * sine(turn * 1.0006 + index * 0.159 * sine(turn))
    gain *= gainFall
    index = 0.12 * index0 + (index - 0.12 * index0) * indexFall
  }
  ring(out, rate, base * 7.02, level * 0.11 * note.velocity, 0.5)
  shape(out, rate, 0.003, note.length, 0.35)
  return out
}

/** Struck metal: partials of a free bar; `warmth` 0 (celesta) .. 1 (low, long bowl). */
export function bell(warmth: number): Instrument {
  return (note, rate, random) => {
    const base = pitch(note.midi)
    const seconds = (1.6 + 4.5 * warmth) * power(660 / base, 0.35)
    const out = new Float32Array(Math.round((seconds + 0.1) * rate))
    const level = 0.36 * power(note.velocity, 1.3)
    ring(out, rate, base, level, seconds, random.next())
    ring(out, rate, base * 1.0013, level * 0.4, seconds * 0.8, random.next())
    ring(out, rate, base * 2.004, level * 0.18, seconds * 0.5, random.next())
    ring(out, rate, base * (4 - warmth), level * (0.24 - 0.16 * warmth), seconds * 0.22, random.next())
    ring(out, rate, base * (6.7 - warmth), level * (0.1 - 0.07 * warmth), seconds * 0.1, random.next())
    shape(out, rate, 0.002 + 0.03 * warmth * warmth, seconds, 0.1)
    return out
  }
}
