import { parseMelody } from '../compose/melody'
import type { Key } from '../compose/scale'
import type { PartWriter } from '../compose/score'

/** Plays a phrase (see `parseMelody`) from a beat; `gate` is the share of each note that sounds. */
export function playPhrase(
  player: PartWriter,
  beat: number,
  phrase: string,
  key: Key,
  velocity: number,
  gate = 0.96,
): void {
  for (const note of parseMelody(phrase, key)) {
    const accent = note.beat % 1 === 0 ? 1.05 : 0.93
    player.play(beat + note.beat, note.beats * gate, note.midi, velocity * accent)
  }
}
