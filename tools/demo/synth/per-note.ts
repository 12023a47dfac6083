import { cosine, sine } from './exact-math'
import { silence, type Instrument, type Source } from './note'

/**
 * Plays each note with an instrument and places it in the picture: pan -1..1, and `spread` as pan per octave
 * above middle C (a keyboard heard from its bench).
 */
export function perNote(instrument: Instrument, pan = 0, spread = 0): Source {
  return (notes, frames, rate, random) => {
    const bus = silence(frames)
    for (const note of notes) {
      const sound = instrument(note, rate, random)
      const place = Math.max(-1, Math.min(1, pan + (spread * (note.midi - 60)) / 12))
      const leftGain = cosine((place + 1) / 8)
      const rightGain = sine((place + 1) / 8)
      const offset = Math.max(0, Math.round(note.start * rate))
      const count = Math.min(sound.length, frames - offset)
      for (let index = 0; index < count; index++) {
        const sample = sound[index]!
        bus.left[offset + index]! += sample * leftGain
        bus.right[offset + index]! += sample * rightGain
      }
    }
    return bus
  }
}
