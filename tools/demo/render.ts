import { createClock } from './compose/clock'
import { Score } from './compose/score'
import type { SungLine } from './lyrics/sung-line'
import { createRandom } from './random'
import type { Song } from './songs/song'
import { master, quantise, soften } from './synth/master'
import { mix } from './synth/mixer'

export interface Rendering {
  /** Interleaved 16-bit stereo. */
  pcm: Int16Array
  lines: SungLine[]
}

/** Composes, plays, mixes and masters one piece; equal on every run and every machine. */
export function render(song: Song): Rendering {
  const random = createRandom(song.id)
  const score = new Score(createClock(song.tempo), random.fork('score'))
  const lines = song.compose(score)
  const ends = score.parts.flatMap((part) => part.notes.map((note) => note.start + note.length))
  const frames = Math.ceil((Math.max(...ends) + song.tail) * song.rate)
  const bus = mix(score.parts, song.desk, frames, song.rate, random.fork('mix'))
  if (song.codec === 'flac') soften(bus, 0.46, 7000, song.rate)
  master(bus, song.loudness, song.codec === 'mp3' ? -2 : -1.3, song.rate)
  return { pcm: quantise(bus, song.codec === 'flac'), lines }
}
