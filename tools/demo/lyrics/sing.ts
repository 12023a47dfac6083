import { parseMelody } from '../compose/melody'
import type { Key } from '../compose/scale'
import type { PartWriter } from '../compose/score'
import { parseSungLine } from './parse-sung-line'
import type { Language, LyricLine, SungLine, SungWord } from './sung-line'

/** Sings the lines: the notes go to the players (lead first, then doubles), their times come back with the words. */
export function sing(
  players: readonly [PartWriter, ...PartWriter[]],
  lines: readonly LyricLine[],
  key: Key,
  language: Language,
): SungLine[] {
  return lines.map((line) => {
    const { words, romanisation } = parseSungLine(language, line)
    const syllables = words.flatMap((word, index) => word.syllables.map((sound) => ({ sound, index })))
    const notes = parseMelody(line.melody, key)
    const heads = notes.filter((note) => !note.tied).length
    if (heads !== syllables.length) {
      throw new Error(`${heads} notes for ${syllables.length} syllables: ${line.text} / ${line.melody}`)
    }
    const sung: (SungWord | undefined)[] = words.map(() => undefined)
    let syllable = -1
    for (const note of notes) {
      if (!note.tied) syllable++
      const { sound, index } = syllables[syllable]!
      const extra = note.tied ? {} : { syllable: sound }
      const velocity = (line.velocity ?? 0.8) * (note.beat % 1 === 0 ? 1.04 : 0.96)
      for (const double of players.slice(1)) {
        double.play(line.beat + note.beat, note.beats * 0.97, note.midi, velocity, extra)
      }
      const time = players[0].play(line.beat + note.beat, note.beats * 0.97, note.midi, velocity, extra)
      const end = time.start + time.length
      const known = sung[index]
      if (known === undefined) sung[index] = { text: words[index]!.text, start: time.start, end }
      else known.end = end
    }
    const timed = sung.filter((word) => word !== undefined)
    return {
      words: timed,
      start: timed[0]!.start,
      end: timed.at(-1)!.end,
      romanisation,
      translation: line.translation,
    }
  })
}
