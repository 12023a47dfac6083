import { degreeToMidi, type Key } from './scale'

/** A melody note in beats from the phrase's start; `tied` continues the syllable before. */
export interface MelodyNote {
  beat: number
  beats: number
  midi: number
  tied: boolean
}

/**
 * Reads a phrase such as `3:.5 5 ~6:1 _ 1':2`: degrees with lengths in beats (kept until changed), `_` a rest,
 * `~` a further note on the same syllable.
 */
export function parseMelody(phrase: string, key: Key): MelodyNote[] {
  const notes: MelodyNote[] = []
  let beat = 0
  let beats = 1
  for (const token of phrase.split(/\s+/).filter((part) => part !== '' && part !== '|')) {
    const [name, length] = token.split(':')
    if (length !== undefined) beats = Number(length)
    if (!(beats > 0) || name === undefined) throw new Error(`bad melody token: ${token}`)
    if (name !== '_') {
      const tied = name.startsWith('~')
      notes.push({ beat, beats, midi: degreeToMidi(key, tied ? name.slice(1) : name), tied })
    }
    beat += beats
  }
  return notes
}
