import { progression } from '../compose/chord'
import type { Score } from '../compose/score'
import type { SungLine } from '../lyrics/sung-line'
import { bell } from '../synth/keys'
import { flute } from '../synth/patches'
import { perNote } from '../synth/per-note'
import { subtractive } from '../synth/subtractive'
import { playPhrase } from './instrumental-lead'
import { releases } from './releases'
import type { Song } from './song'

const swell = subtractive({
  wave: 'saw',
  voices: [-6, 5],
  cutoff: 520,
  sweep: -0.8,
  sweepTime: 5,
  attack: 2.2,
  decay: 8,
  sustain: 0.9,
  release: 3,
})

function compose(score: Score): SungLine[] {
  const sea = score.part(
    'sea',
    perNote(swell, 0, 0.25),
    { gain: -2, reverb: -6, highCut: 1800 },
    { timing: 0.05, touch: 0.1 },
  )
  const bowls = score.part(
    'bowls',
    perNote(bell(1), -0.2, 0.1),
    { gain: -4, reverb: -6 },
    { timing: 0.05, touch: 0.15 },
  )
  const drops = score.part(
    'drops',
    perNote(bell(0.3), 0.25),
    { gain: -7, reverb: -4, echo: -6, highCut: 4500 },
    { timing: 0.03, touch: 0.2 },
  )
  const wind = score.part(
    'wind',
    perNote(flute, 0.1),
    { gain: -5, reverb: -4, highCut: 3000 },
    { timing: 0.03, touch: 0.05 },
  )
  const low = score.part(
    'low',
    perNote(
      subtractive({
        wave: 'triangle',
        voices: [0],
        cutoff: 260,
        attack: 1,
        decay: 9,
        sustain: 0.8,
        release: 2,
      }),
    ),
    { gain: -6 },
  )
  const chords = progression('Emaj9 | F#/E | C#m9 | Amaj9 | Emaj9', {
    beat: 0,
    beatsPerBar: 8,
    low: 54,
    bassLow: 40,
  })
  sea.strum(chords, 'x...............', 0.5, 0.6, { gate: 1.08, roll: 0.25 })
  for (const [index, chord] of chords.entries()) {
    low.play(chord.beat, 7.6, chord.bass - (chord.bass > 45 ? 12 : 0), 0.5)
    bowls.play(chord.beat + 0.5, 7, chord.voices[0]! + 12, 0.5)
    bowls.play(chord.beat + 4, 4, chord.voices[2]! + 12, 0.36)
    const scatter = [
      [1.5, 3],
      [2.25, 2],
      [3.5, 1],
      [5, 3],
      [5.75, 0],
      [7, 2],
    ] as const
    for (const [offset, voice] of scatter.slice(index % 2, index === 4 ? 3 : 6)) {
      drops.play(
        chord.beat + offset,
        2,
        chord.voices[voice % chord.voices.length]! + 24,
        0.42 - 0.03 * offset,
      )
    }
  }
  const key = { tonic: 64, mode: 'lydian' } as const
  playPhrase(wind, 8, "_:1 6:2 4:.5 6 2':3 | _:1", key, 0.55)
  playPhrase(wind, 17, '3:2 5:1 6:2 5:2', key, 0.6)
  playPhrase(wind, 25, "1':2.5 7:.5 6:1 5:1 3:2", key, 0.55)
  playPhrase(wind, 33, '5:2 ~3:4', key, 0.42)
  return []
}

export const salt: Song = {
  id: 1007,
  title: 'Salt',
  release: releases.tide,
  track: 3,
  genre: 'Ambient',
  codec: 'flac',
  rate: 32000,
  tempo: { bpm: 60, beatsPerBar: 8 },
  tail: 3,
  loudness: -20.8,
  desk: {
    room: { seconds: 4.2, size: 1.6, damping: 2000, before: 0.04 },
    echo: { seconds: 0.776, feedback: 0.45 },
    warmth: 0.1,
  },
  lyrics: 'none',
  credits: [],
  style: { credits: 'rows', spaces: 'inside', digits: 2 },
  compose,
}
