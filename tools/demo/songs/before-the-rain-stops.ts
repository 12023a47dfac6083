import { progression } from '../compose/chord'
import type { Score } from '../compose/score'
import { sing } from '../lyrics/sing'
import type { SungLine } from '../lyrics/sung-line'
import { feltPiano } from '../synth/keys'
import { perNote } from '../synth/per-note'
import { singer } from '../synth/singer'
import { subtractive } from '../synth/subtractive'
import { beforeTheRainStopsLines } from './before-the-rain-stops-lines'
import { releases } from './releases'
import type { Song } from './song'

const INTRO = 'Fadd9 | Bbmaj7'
const VERSE = 'Fadd9 | Am7 | Bbmaj7 | Bb C7sus4'
const CHORUS = 'Bbmaj7 | C/E | Am7 | Dm7 | Bbmaj7 | C7sus4 | Am7 Dm9 | Gm7 C7sus4'
const ENDING = 'Bbmaj7 | Fadd9'

const strings = subtractive({
  wave: 'saw',
  voices: [-5, 4],
  cutoff: 900,
  sweep: 0.5,
  sweepTime: 1,
  attack: 0.7,
  decay: 4,
  sustain: 0.8,
  release: 1.4,
  vibrato: 6,
})

function compose(score: Score): SungLine[] {
  const piano = score.part(
    'piano',
    perNote(feltPiano, 0, 0.14),
    { gain: -3.5, reverb: -13 },
    { timing: 0.011, touch: 0.1 },
  )
  const cello = score.part('strings', perNote(strings, 0.1, -0.2), { gain: -13, reverb: -8, highCut: 2600 })
  const voice = score.part(
    'voice',
    singer({ vibrato: 22, speed: 5.3, glide: 0.075, breath: 0.02, size: 1 }),
    { gain: 0, reverb: -11, highCut: 7000 },
    { timing: 0.005, touch: 0.05 },
  )
  const at = { beatsPerBar: 4, low: 53, bassLow: 36 }
  const intro = progression(INTRO, { ...at, beat: 0 })
  const verse = progression(VERSE, { ...at, beat: 8 })
  const chorus = progression(CHORUS, { ...at, beat: 24 })
  const ending = progression(ENDING, { ...at, beat: 56 })

  piano.arpeggio(intro, 'b.1.2.3.', 0.5, 0.34, { ring: 4 })
  for (const [beat, midi] of [
    [1.5, 77],
    [2.5, 79],
    [3, 81],
    [5.5, 81],
    [6, 79],
    [7, 76],
  ] as const) {
    piano.play(beat, 2, midi, 0.42)
  }
  piano.arpeggio(verse, 'b1.2.1.3', 0.5, 0.38, { ring: 3 })
  piano.arpeggio(chorus, 'b1231.32', 0.5, 0.46, { ring: 3 })
  piano.strum(chorus, 'x...o...', 0.5, 0.3, { roll: 0.012 })
  for (const chord of chorus) piano.play(chord.beat, chord.beats, chord.bass, 0.5)
  for (const chord of chorus.filter((_, index) => index % 2 === 1)) {
    piano.play(chord.beat + chord.beats - 0.5, 1.5, chord.voices.at(-1)! + 12, 0.3)
  }
  cello.strum(chorus, 'x.......', 0.5, 0.6, { gate: 1 })
  cello.strum(ending, 'x.......', 0.5, 0.45, { gate: 1 })
  piano.arpeggio(ending.slice(0, 1), 'b1.2.3.4', 0.5, 0.36, { ring: 4 })
  for (const [beat, midi] of [
    [60, 41],
    [60.1, 48],
    [60.25, 57],
    [60.5, 64],
    [61, 67],
    [61.75, 69],
    [62.5, 77],
  ] as const) {
    piano.play(beat, 66 - beat, midi, 0.34)
  }
  return sing([voice], beforeTheRainStopsLines, { tonic: 65, mode: 'major' }, 'zh')
}

export const beforeTheRainStops: Song = {
  id: 1001,
  title: '雨停之前',
  release: releases.rain,
  track: 1,
  genre: 'Ballad',
  codec: 'flac',
  rate: 32000,
  tempo: { bpm: 78, beatsPerBar: 4, slowFrom: 53, slowing: 0.025 },
  tail: 1.4,
  loudness: -19.3,
  desk: {
    room: { seconds: 2.3, size: 1.3, damping: 3200, before: 0.024 },
    echo: { seconds: 0.405, feedback: 0.3 },
    warmth: 0.2,
  },
  lyrics: 'full',
  credits: [
    ['作词', '纸鸢电台'],
    ['作曲', '纸鸢电台'],
    ['钢琴', '阿稚'],
  ],
  style: { credits: 'json', spaces: 'inside', digits: 2 },
  compose,
}
