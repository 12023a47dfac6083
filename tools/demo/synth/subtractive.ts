import { envelope, type EnvelopeShape } from './envelope'
import { exp2, pitch, sine } from './exact-math'
import { Filter } from './filter'
import type { Instrument } from './note'
import { readTable, wavetable, type Wave } from './wavetable'

export interface Patch extends EnvelopeShape {
  wave: Wave
  /** Detuning in cents of each oscillator. */
  voices: readonly number[]
  /** Filter cutoff in Hz at rest; 0 leaves the filter out. */
  cutoff: number
  resonance?: number
  /** Octaves the filter envelope and the velocity open the filter by, and its fall time in seconds. */
  sweep?: number
  sweepTime?: number
  /** Vibrato in cents, after 0.25 s. */
  vibrato?: number
  /** A sine an octave below, 0..1. */
  sub?: number
  /** Semitones the pitch starts above (or below) and the time it takes to arrive. */
  bend?: number
  bendTime?: number
}

const BLOCK = 16

/** The classic chain of detuned band-limited oscillators, a swept low-pass and an envelope. */
export function subtractive(patch: Patch): Instrument {
  return (note, rate, random) => {
    const base = pitch(note.midi)
    const gains = envelope(patch, note.length, rate)
    const table = wavetable(patch.wave, base * 1.03, rate)
    const phases = patch.voices.map(() => random.next())
    const ratios = patch.voices.map((cents) => exp2(cents / 1200))
    const filter = new Filter(Math.max(40, patch.cutoff), patch.resonance ?? 0.7, rate)
    const level = (0.25 + 0.75 * note.velocity) * note.velocity * (1 / Math.sqrt(patch.voices.length))
    let subPhase = 0
    let steps = ratios.map((ratio) => (base * ratio) / rate)
    for (let index = 0; index < gains.length; index++) {
      if (index % BLOCK === 0) {
        const time = index / rate
        const swept = exp2((-time / (patch.sweepTime ?? 0.2)) * 3)
        if (patch.cutoff > 0) {
          const octaves = (patch.sweep ?? 0) * (0.4 + 0.6 * note.velocity) * swept
          filter.tune(patch.cutoff * exp2(octaves), patch.resonance ?? 0.7, rate)
        }
        let cents = 0
        if (patch.vibrato !== undefined) {
          cents += patch.vibrato * Math.min(1, Math.max(0, (time - 0.2) * 3)) * sine(time * 5.3)
        }
        if (patch.bend !== undefined) cents += patch.bend * 100 * exp2((-time / (patch.bendTime ?? 0.05)) * 4)
        const bent = (base * exp2(cents / 1200)) / rate
        steps = ratios.map((ratio) => bent * ratio)
      }
      let sample = 0
      for (let voice = 0; voice < phases.length; voice++) {
        let phase = phases[voice]! + steps[voice]!
        if (phase >= 1) phase -= 1
        phases[voice] = phase
        sample += readTable(table, phase)
      }
      if (patch.sub !== undefined) {
        subPhase += base / rate / 2
        sample += patch.sub * sine(subPhase)
      }
      if (patch.cutoff > 0) {
        filter.push(sample)
        sample = filter.low
      }
      gains[index] = sample * gains[index]! * level
    }
    return gains
  }
}
