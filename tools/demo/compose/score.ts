import type { Random } from '../random'
import type { Channel, Part } from '../synth/mixer'
import type { Articulation, Source } from '../synth/note'
import type { PlacedChord } from './chord'
import type { Clock } from './clock'

/** Deviation of a player: seconds of timing and share of velocity. */
export interface Feel {
  timing: number
  touch: number
}

/** The sheet of one piece: parts take notes in beats and keep them in seconds, slightly human. */
export class Score {
  readonly parts: Part[] = []

  constructor(
    readonly clock: Clock,
    private readonly random: Random,
  ) {}

  part(
    name: string,
    source: Source,
    channel: Channel,
    feel: Feel = { timing: 0.006, touch: 0.06 },
  ): PartWriter {
    const part: Part = { name, source, channel, notes: [] }
    this.parts.push(part)
    return new PartWriter(part, this.clock, feel, this.random.fork(`feel ${name}`))
  }
}

/** Writes notes into one part. */
export class PartWriter {
  constructor(
    readonly part: Part,
    private readonly clock: Clock,
    private readonly feel: Feel,
    private readonly random: Random,
  ) {}

  /** A note of `beats` from `beat`; `late` shifts it in seconds. Returns its real start and length in seconds. */
  play(
    beat: number,
    beats: number,
    midi: number,
    velocity: number,
    extra: { late?: number; syllable?: Articulation } = {},
  ): { start: number; length: number } {
    const sway = Math.max(-2, Math.min(2, this.random.spread())) * this.feel.timing
    const start = Math.max(0.01, this.clock.at(beat) + sway + (extra.late ?? 0))
    const length = Math.max(0.03, this.clock.at(beat + beats) - start)
    const loud = Math.max(0.04, Math.min(1, velocity * (1 + this.random.spread() * this.feel.touch)))
    this.part.notes.push({
      start,
      length,
      midi,
      velocity: loud,
      ...(extra.syllable && { syllable: extra.syllable }),
    })
    return { start, length }
  }

  /** A pattern of hits: `X` accent, `x` normal, `o` soft, `-` ghost, anything else silence; one character a step. */
  drum(beat: number, pattern: string, step: number, times = 1, midi = 60, level = 1): void {
    const hits: Readonly<Record<string, number>> = { X: 1, x: 0.82, o: 0.58, '-': 0.3 }
    const steps = pattern.replaceAll(/[\s|]/g, '')
    for (let round = 0; round < times; round++) {
      for (let index = 0; index < steps.length; index++) {
        const velocity = hits[steps[index]!]
        if (velocity === undefined) continue
        this.play(beat + (round * steps.length + index) * step, step, midi, velocity * level)
      }
    }
  }

  /** Block chords in a rhythm: `x` strikes and lasts to the next sign, `.` holds, `_` is silence. */
  strum(
    chords: readonly PlacedChord[],
    rhythm: string,
    step: number,
    velocity: number,
    options: { roll?: number; gate?: number; shift?: number } = {},
  ): void {
    const steps = rhythm.replaceAll(/[\s|]/g, '')
    for (const chord of chords) {
      const count = Math.round(chord.beats / step)
      const from = Math.round(chord.beat / step)
      for (let index = 0; index < count; index++) {
        const sign = steps[(from + index) % steps.length]!
        if (sign !== 'x' && sign !== 'X' && sign !== 'o') continue
        let held = 1
        while (index + held < count && steps[(from + index + held) % steps.length] === '.') held++
        const loud = velocity * (sign === 'X' ? 1.2 : sign === 'o' ? 0.65 : 1)
        for (const [voice, midi] of chord.voices.entries()) {
          this.play(
            chord.beat + index * step,
            held * step * (options.gate ?? 0.95),
            midi + (options.shift ?? 0),
            loud * (1 - 0.05 * (voice % 2)),
            { late: (options.roll ?? 0) * voice },
          )
        }
      }
    }
  }

  /**
   * Broken chords: each sign of `pattern` is one step; `b` the bass, digits the voices from the lowest (past the
   * top they continue an octave up), `.` nothing. Notes ring for `ring` beats.
   */
  arpeggio(
    chords: readonly PlacedChord[],
    pattern: string,
    step: number,
    velocity: number,
    options: { ring?: number; shift?: number; accent?: number } = {},
  ): void {
    const steps = pattern.replaceAll(/[\s|]/g, '')
    for (const chord of chords) {
      const count = Math.round(chord.beats / step)
      for (let index = 0; index < count; index++) {
        const sign = steps[index % steps.length]!
        if (sign === '.') continue
        const size = chord.voices.length
        const voice = Number(sign)
        const midi =
          sign === 'b'
            ? chord.bass
            : chord.voices[voice % size]! + 12 * Math.floor(voice / size) + (options.shift ?? 0)
        const left = chord.beats - index * step
        const strong = index % steps.length === 0 ? (options.accent ?? 1.12) : index % 2 === 1 ? 0.86 : 1
        this.play(chord.beat + index * step, Math.min(left, options.ring ?? step), midi, velocity * strong)
      }
    }
  }

  /**
   * A bass line, one sign a step: `r` root, `5` fifth below the octave, `8` octave, `3` the chord's lowest upper
   * voice brought down, `a` a semitone below the next root, `-` holds the note before, `.` silence.
   */
  bass(chords: readonly PlacedChord[], pattern: string, step: number, velocity: number): void {
    const steps = pattern.replaceAll(/[\s|]/g, '')
    for (const [place, chord] of chords.entries()) {
      const count = Math.round(chord.beats / step)
      const nextRoot = chords[place + 1]?.bass ?? chord.bass
      for (let index = 0; index < count; index++) {
        const sign = steps[index % steps.length]!
        const intervals: Readonly<Record<string, number>> = {
          r: 0,
          R: 0,
          '5': 7,
          '8': 12,
          '7': 10,
          '3': ((((chord.voices[1] ?? chord.bass) - chord.bass) % 12) + 12) % 12,
          a: nextRoot - 1 - chord.bass,
        }
        const interval = intervals[sign]
        if (interval === undefined) continue
        let held = 1
        while (index + held < count && steps[(index + held) % steps.length] === '-') held++
        const loud = velocity * (sign === 'R' ? 1.12 : sign === '8' ? 0.9 : 1)
        this.play(chord.beat + index * step, held * step * 0.94, chord.bass + interval, loud)
      }
    }
  }
}
