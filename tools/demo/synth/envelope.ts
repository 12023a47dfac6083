import { decayFactor } from './exact-math'

/** Times in seconds, sustain as a level 0..1; decay and release are times to fall by 60 dB. */
export interface EnvelopeShape {
  attack: number
  decay: number
  sustain: number
  release: number
}

/** Attack, exponential decay to a sustain level, exponential release: the value for each sample of a note. */
export function envelope(shape: EnvelopeShape, length: number, rate: number): Float32Array {
  const gate = Math.max(1, Math.round(length * rate))
  const out = new Float32Array(gate + Math.round(shape.release * rate))
  const rise = Math.max(1, Math.round(shape.attack * rate))
  const fall = decayFactor(shape.decay, rate)
  const release = decayFactor(shape.release, rate)
  let excess = 1 - shape.sustain
  let level = 0
  for (let index = 0; index < out.length; index++) {
    if (index >= gate) level *= release
    else if (index < rise) {
      const x = index / rise
      level = x * (2 - x)
    } else {
      level = shape.sustain + excess
      excess *= fall
    }
    out[index] = level
  }
  return out
}
