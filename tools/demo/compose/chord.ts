/** A chord in its place: `bass` and `voices` are MIDI numbers, lowest first. */
export interface PlacedChord {
  beat: number
  beats: number
  bass: number
  voices: number[]
}

const LETTERS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

const QUALITIES: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '5': [0, 7, 12],
  '7': [0, 4, 7, 10],
  '9': [2, 4, 7, 10],
  '13': [4, 9, 10, 14],
  '7b9': [1, 4, 7, 10],
  maj7: [0, 4, 7, 11],
  maj9: [2, 4, 7, 11],
  '69': [2, 4, 7, 9],
  '6': [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  m7: [0, 3, 7, 10],
  m9: [2, 3, 7, 10],
  m11: [3, 5, 7, 10],
  m7b5: [0, 3, 6, 10],
  dim7: [0, 3, 6, 9],
  sus4: [0, 5, 7],
  sus2: [0, 2, 7],
  '7sus4': [0, 5, 7, 10],
  add9: [0, 2, 4, 7],
}

function letter(name: string): number {
  return LETTERS[name[0]!]! + (name[1] === '#' ? 1 : name[1] === 'b' ? -1 : 0)
}

/** The lowest MIDI number of a pitch class at or above `floor`. */
function above(pitchClass: number, floor: number): number {
  return floor + ((((pitchClass - floor) % 12) + 12) % 12)
}

/** Every close or one-step-open position of the chord within [low, low + 19]. */
function positions(classes: readonly number[], low: number): number[][] {
  const found: number[][] = []
  for (let rotation = 0; rotation < classes.length; rotation++) {
    for (const floor of [low, low + 3, low + 6]) {
      const voices: number[] = []
      let from = floor
      for (let step = 0; step < classes.length; step++) {
        const note = above(classes[(rotation + step) % classes.length]!, from)
        voices.push(note)
        from = note + 1
      }
      if (voices.at(-1)! <= low + 19) found.push(voices)
    }
  }
  return found
}

function movement(from: readonly number[], to: readonly number[]): number {
  let total = 0
  for (let voice = 0; voice < to.length; voice++) {
    total += Math.abs(to[voice]! - from[Math.min(voice, from.length - 1)]!)
  }
  return total
}

/**
 * Reads `Fmaj7 | Am7 Dm7 | C/E` (bars of equally long chords) and leads the voices with the least movement,
 * upper voices from MIDI `low`, bass between `bassLow` and the octave above.
 */
export function progression(
  text: string,
  options: { beat: number; beatsPerBar: number; low?: number; bassLow?: number },
): PlacedChord[] {
  const low = options.low ?? 55
  const placed: PlacedChord[] = []
  let before: number[] = []
  for (const [bar, part] of text.split('|').entries()) {
    const symbols = part.trim().split(/\s+/)
    const beats = options.beatsPerBar / symbols.length
    for (const [index, symbol] of symbols.entries()) {
      const found = /^([A-G][#b]?)([^/]*)(?:\/([A-G][#b]?))?$/.exec(symbol)
      const quality = found === null ? undefined : QUALITIES[found[2]!]
      if (found === null || quality === undefined) throw new Error(`unknown chord: ${symbol}`)
      const root = letter(found[1]!)
      const classes = quality.map((interval) => (root + interval) % 12)
      const centre = before.length > 0 ? before : [low + 5, low + 9, low + 12]
      const voices = positions(classes, low).toSorted((a, b) => movement(centre, a) - movement(centre, b))[0]!
      before = voices
      const bass = above(letter(found[3] ?? found[1]!), options.bassLow ?? 36)
      placed.push({ beat: options.beat + bar * options.beatsPerBar + index * beats, beats, bass, voices })
    }
  }
  return placed
}
