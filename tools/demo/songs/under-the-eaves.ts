import { progression } from '../compose/chord'
import type { Score } from '../compose/score'
import type { SungLine } from '../lyrics/sung-line'
import { flute, warmPad, zither } from '../synth/patches'
import { perNote } from '../synth/per-note'
import { playPhrase } from './instrumental-lead'
import { releases } from './releases'
import type { Song } from './song'

const KEY = { tonic: 74, mode: 'major' } as const

function compose(score: Score): SungLine[] {
  const strings = score.part(
    'zither',
    perNote(zither, -0.12, 0.06),
    { gain: -2, reverb: -12, highCut: 3700 },
    { timing: 0.01, touch: 0.1 },
  )
  const wind = score.part(
    'flute',
    perNote(flute, 0.12),
    { gain: 0, reverb: -8, highCut: 5000 },
    { timing: 0.012, touch: 0.05 },
  )
  const pad = score.part('pad', perNote(warmPad), { gain: -13, reverb: -8, highCut: 2200 })
  const at = { beatsPerBar: 3, low: 55, bassLow: 38 }
  const chords = progression(
    'Dadd9 | Bm7 | Gmaj7 | A7sus4 | Dadd9 | F#m7 | Gmaj7 | Em7 | Bm7 | F#m7 | Gmaj7 | Dadd9 | Em7 | Bm7 | Gmaj7 | A7sus4',
    { ...at, beat: 6 },
  )
  const intro = progression('D5 | Gsus2', { ...at, beat: 0 })
  strings.arpeggio(intro, 'b01202', 0.5, 0.5, { ring: 3, shift: 12 })
  strings.arpeggio(chords, 'b.0121', 0.5, 0.52, { ring: 2.5 })
  pad.strum(chords.slice(4), 'x.....', 0.5, 0.4, { gate: 1 })
  playPhrase(wind, 6, '5,:1 6, 1 | 2:1.5 3:.5 2:1 | 1:1 6,:.5 5, 6,:1 | 5,:3', KEY, 0.62)
  playPhrase(wind, 18, '5,:1 6, 1 | 3:1.5 5:.5 3:1 | 2:1 3:.5 2 1:1 | 2:2.5 _:.5', KEY, 0.68)
  playPhrase(wind, 30, '5:1.5 6:.5 5:1 | 3:1.5 2:.5 3:1 | 1:1 2:.5 3 2:1 | 6,:3', KEY, 0.78)
  playPhrase(wind, 42, '2:1 3 5 | 3:1.5 2:.5 1:1 | 6,:.5 1 2:1 1:.5 6, | 5,:3', KEY, 0.68)
  for (const [beat, degrees] of [
    [17, '86 83 81'],
    [29, '81 83 86'],
    [41, '78 81 83'],
    [53, '86 83 81 78'],
  ] as const) {
    for (const [step, midi] of degrees.split(' ').entries())
      strings.play(beat + step * 0.25, 2, Number(midi), 0.4)
  }
  const ending = progression('Gmaj7 | D69', { ...at, beat: 54 })
  strings.arpeggio(ending, 'b01234', 0.5, 0.4, { ring: 3 })
  for (const [step, midi] of [38, 50, 57, 62, 66, 69, 74, 78].entries()) {
    strings.play(60 + step * 0.14, 4.5 - step * 0.14, midi, 0.42 - step * 0.015)
  }
  playPhrase(wind, 54, '6,:1.5 1:.5 2:1 | 1:4', KEY, 0.52)
  return []
}

export const underTheEaves: Song = {
  id: 1004,
  title: '檐下',
  release: releases.rain,
  track: 4,
  genre: 'Instrumental',
  codec: 'flac',
  rate: 32000,
  tempo: { bpm: 91, beatsPerBar: 3, slowFrom: 54, slowing: 0.04 },
  tail: 1.8,
  loudness: -20.6,
  desk: {
    room: { seconds: 2.1, size: 1.2, damping: 2600, before: 0.02 },
    echo: { seconds: 0.5, feedback: 0.2 },
    warmth: 0.1,
  },
  lyrics: 'pure',
  credits: [],
  style: { credits: 'rows', spaces: 'inside', digits: 2 },
  compose,
}
