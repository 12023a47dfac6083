import { exp2, sine } from './exact-math'
import { Filter } from './filter'
import type { Instrument } from './note'
import { ring, shape } from './ring'

interface NoiseShape {
  cutoff: number
  resonance: number
  kind: 'band' | 'high' | 'low'
  /** Seconds to rise and to fall by 60 dB. */
  attack: number
  decay: number
  level: number
}

function noise(spec: NoiseShape, seconds: number): Instrument {
  return (note, rate, random) => {
    const out = new Float32Array(Math.round(seconds * rate))
    const filter = new Filter(spec.cutoff, spec.resonance, rate)
    const level = spec.level * note.velocity
    for (let index = 0; index < out.length; index++) {
      filter.push(random.next() * 2 - 1)
      out[index] = filter[spec.kind] * level * exp2((-index / rate / spec.decay) * 9.97)
    }
    shape(out, rate, spec.attack, seconds - 0.012, 0.02)
    return out
  }
}

function layer(...parts: readonly Instrument[]): Instrument {
  return (note, rate, random) => {
    const sounds = parts.map((part) => part(note, rate, random))
    const out = new Float32Array(Math.max(...sounds.map((sound) => sound.length)))
    for (const sound of sounds)
      for (let index = 0; index < sound.length; index++) out[index]! += sound[index]!
    return out
  }
}

/** A bass drum: a sine that falls from `high` to `low` Hz, `seconds` long, with `click` 0..1. */
export function kick(low: number, high: number, seconds: number, click: number): Instrument {
  return (note, rate, random) => {
    const out = new Float32Array(Math.round(seconds * rate))
    const tick = new Filter(2200, 0.8, rate)
    let phase = 0
    for (let index = 0; index < out.length; index++) {
      const time = index / rate
      phase += (low + (high - low) * exp2(-time * 55)) / rate
      const body = sine(phase) * exp2((-time / seconds) * 7)
      tick.push((random.next() * 2 - 1) * exp2(-time * 900))
      out[index] = 0.85 * note.velocity * (body + click * tick.band)
    }
    shape(out, rate, 0.001, seconds - 0.03, 0.03)
    return out
  }
}

const shell: Instrument = (note, rate) => {
  const out = new Float32Array(Math.round(0.16 * rate))
  ring(out, rate, 184, 0.42 * note.velocity, 0.16)
  ring(out, rate, 331, 0.22 * note.velocity, 0.1)
  shape(out, rate, 0.001, 0.12, 0.04)
  return out
}

export const snare = layer(
  shell,
  noise({ cutoff: 2600, resonance: 0.6, kind: 'band', attack: 0.001, decay: 0.24, level: 0.5 }, 0.28),
)

/** A snare that is soft and short, for quiet music. */
export const softSnare = layer(
  shell,
  noise({ cutoff: 1500, resonance: 0.7, kind: 'band', attack: 0.003, decay: 0.15, level: 0.3 }, 0.18),
)

export const clap: Instrument = (note, rate, random) => {
  const out = new Float32Array(Math.round(0.3 * rate))
  const filter = new Filter(1250, 1.3, rate)
  for (let index = 0; index < out.length; index++) {
    const time = index / rate
    const burst = time < 0.033 ? exp2(-(time % 0.011) * 300) : exp2(-(time - 0.033) * 38)
    filter.push((random.next() * 2 - 1) * burst)
    out[index] = 0.62 * note.velocity * filter.band
  }
  shape(out, rate, 0.001, 0.28, 0.02)
  return out
}

export const closedHat = noise(
  { cutoff: 8200, resonance: 0.8, kind: 'high', attack: 0.0008, decay: 0.075, level: 0.34 },
  0.09,
)

export const openHat = noise(
  { cutoff: 7600, resonance: 0.8, kind: 'high', attack: 0.001, decay: 0.42, level: 0.3 },
  0.4,
)

export const shaker = noise(
  { cutoff: 6200, resonance: 1.2, kind: 'band', attack: 0.022, decay: 0.13, level: 0.3 },
  0.13,
)

export const brush = noise(
  { cutoff: 3600, resonance: 0.7, kind: 'band', attack: 0.03, decay: 0.26, level: 0.2 },
  0.24,
)

export const crash = noise(
  { cutoff: 5200, resonance: 0.6, kind: 'high', attack: 0.002, decay: 1.9, level: 0.3 },
  1.8,
)

/** A short dry hit of square-wave noise, as a games console makes it. */
export const chipNoise = noise(
  { cutoff: 4200, resonance: 0.6, kind: 'high', attack: 0.0005, decay: 0.12, level: 0.34 },
  0.14,
)

export const rim: Instrument = (note, rate) => {
  const out = new Float32Array(Math.round(0.07 * rate))
  ring(out, rate, 1710, 0.28 * note.velocity, 0.05)
  ring(out, rate, 820, 0.3 * note.velocity, 0.045)
  ring(out, rate, 2730, 0.1 * note.velocity, 0.03)
  shape(out, rate, 0.0008, 0.055, 0.015)
  return out
}

/** A tuned tom or hand drum; the note's pitch is its own. */
export const tom: Instrument = (note, rate) => {
  const out = new Float32Array(Math.round(0.45 * rate))
  const base = 440 * exp2((note.midi - 69) / 12)
  let phase = 0
  for (let index = 0; index < out.length; index++) {
    const time = index / rate
    phase += (base * (1 + 0.5 * exp2(-time * 45))) / rate
    out[index] = 0.7 * note.velocity * sine(phase) * exp2(-time * 16)
  }
  shape(out, rate, 0.001, 0.42, 0.03)
  return out
}
