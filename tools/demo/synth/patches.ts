import { pluckedString } from './string'
import { subtractive } from './subtractive'

/** Slow strings behind everything else. */
export const warmPad = subtractive({
  wave: 'saw',
  voices: [-7, 0, 6],
  cutoff: 750,
  sweep: 0.7,
  sweepTime: 1.4,
  attack: 0.6,
  decay: 4,
  sustain: 0.8,
  release: 1.3,
})

/** A round electric bass played with the finger. */
export const fingerBass = subtractive({
  wave: 'triangle',
  voices: [0],
  cutoff: 420,
  sweep: 1.6,
  sweepTime: 0.12,
  attack: 0.006,
  decay: 1.6,
  sustain: 0.45,
  release: 0.12,
  sub: 0,
})

/** A synthesiser bass with some bite. */
export const synthBass = subtractive({
  wave: 'saw',
  voices: [0, 5],
  cutoff: 260,
  resonance: 1.3,
  sweep: 2.6,
  sweepTime: 0.16,
  attack: 0.003,
  decay: 0.7,
  sustain: 0.5,
  release: 0.08,
  sub: 0.35,
})

/** A bright short pluck for arpeggios. */
export const glassPluck = subtractive({
  wave: 'square',
  voices: [-4, 4],
  cutoff: 900,
  resonance: 1.1,
  sweep: 2.2,
  sweepTime: 0.14,
  attack: 0.002,
  decay: 0.42,
  sustain: 0.08,
  release: 0.18,
})

/** Three brass players who push into the note. */
export const brass = subtractive({
  wave: 'saw',
  voices: [-6, 0, 7],
  cutoff: 1100,
  resonance: 0.8,
  sweep: 1.5,
  sweepTime: 0.3,
  attack: 0.022,
  decay: 0.9,
  sustain: 0.6,
  release: 0.14,
  bend: -0.5,
  bendTime: 0.06,
})

/** A wooden flute: few harmonics, a late vibrato. */
export const flute = subtractive({
  wave: 'organ',
  voices: [0],
  cutoff: 1500,
  sweep: 0.5,
  sweepTime: 0.2,
  attack: 0.06,
  decay: 2,
  sustain: 0.85,
  release: 0.22,
  vibrato: 16,
  bend: -0.35,
  bendTime: 0.08,
})

export const nylonGuitar = pluckedString({ bright: 0.25, sustain: 3, release: 0.25, place: 0.22 })

export const steelGuitar = pluckedString({ bright: 0.62, sustain: 4.5, release: 0.5, place: 0.17 })

/** Long silk strings plucked near the bridge. */
export const zither = pluckedString({ bright: 0.5, sustain: 5.5, release: 1.6, place: 0.12 })

/** A damped electric guitar for scratched chords. */
export const mutedGuitar = pluckedString({ bright: 0.7, sustain: 0.9, release: 0.05, place: 0.13 })

/** A games-console pulse. */
export const chipLead = subtractive({
  wave: 'quarter',
  voices: [0],
  cutoff: 0,
  attack: 0.003,
  decay: 0.9,
  sustain: 0.6,
  release: 0.06,
  vibrato: 18,
})

export const chipArp = subtractive({
  wave: 'eighth',
  voices: [0],
  cutoff: 0,
  attack: 0.002,
  decay: 0.22,
  sustain: 0.15,
  release: 0.03,
})

export const chipBass = subtractive({
  wave: 'triangle',
  voices: [0],
  cutoff: 0,
  attack: 0.002,
  decay: 2,
  sustain: 0.85,
  release: 0.03,
})
