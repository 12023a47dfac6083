import type { Random } from '../random'

/** How a sung syllable begins and which vowels it passes through (see `lyrics/articulation.ts`). */
export interface Articulation {
  onset: 'open' | 'soft' | 'stop' | 'hiss'
  vowels: string
}

/** One sounding note: start and length in seconds, velocity 0..1, MIDI pitch (fractions allowed). */
export interface Note {
  start: number
  length: number
  midi: number
  velocity: number
  /** For the singer; a note without it continues the syllable before (melisma). */
  syllable?: Articulation
}

/** Two channels of equal length, nominally within -1..1. */
export interface Stereo {
  left: Float32Array
  right: Float32Array
}

/** Renders one note, from its start to the end of its tail. */
export type Instrument = (note: Note, rate: number, random: Random) => Float32Array

/** Renders a whole part into a fresh pair of channels. */
export type Source = (notes: readonly Note[], frames: number, rate: number, random: Random) => Stereo

/** An empty pair of channels. */
export function silence(frames: number): Stereo {
  return { left: new Float32Array(frames), right: new Float32Array(frames) }
}
