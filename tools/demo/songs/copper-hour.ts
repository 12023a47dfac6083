import { progression } from '../compose/chord'
import type { Score } from '../compose/score'
import type { SungLine } from '../lyrics/sung-line'
import { closedHat, crash, kick, openHat, snare, tom } from '../synth/drums'
import { tinePiano } from '../synth/keys'
import { brass, fingerBass, mutedGuitar } from '../synth/patches'
import { perNote } from '../synth/per-note'
import { subtractive } from '../synth/subtractive'
import { playPhrase } from './instrumental-lead'
import { releases } from './releases'
import type { Song } from './song'

const KEY = { tonic: 64, mode: 'dorian' } as const

const whistle = subtractive({
  wave: 'saw',
  voices: [-3, 3],
  cutoff: 1600,
  resonance: 0.9,
  sweep: 0.8,
  sweepTime: 0.25,
  attack: 0.012,
  decay: 1.2,
  sustain: 0.7,
  release: 0.12,
  vibrato: 20,
  bend: -1,
  bendTime: 0.05,
})

const RIFF = '1:.5 _:.25 3:.25 4:.5 b5:.25 4 3:.5 1:.5 7,:.5 1:.5 | _:1 5:.25 _ 4:.5 3:.25 4 3 1 7,:.5 1:.5'
const ANSWER = "5:.75 6:.25 7:.5 1':1 7:.25 6 5:.5 4:.5 ~5:.25 | _:.25 4:.5 3 1:.75 3:.25 4:.5 3:.25 1 1:1"
const HIGH = "1':.5 1':.25 7 5:.5 7:.5 1':1 _:.5 3':.5 | 2':.25 1' 7:.5 5:.25 4 5:.5 7:1 5:.5 4"

function compose(score: Score): SungLine[] {
  const boom = score.part(
    'kick',
    perNote(kick(52, 180, 0.24, 0.4)),
    { gain: -5 },
    { timing: 0.003, touch: 0.05 },
  )
  const hit = score.part('snare', perNote(snare), { gain: -6, reverb: -16 }, { timing: 0.004, touch: 0.06 })
  const hats = score.part('hat', perNote(closedHat, 0.2), { gain: -14 }, { timing: 0.004, touch: 0.15 })
  const open = score.part('open hat', perNote(openHat, 0.2), { gain: -17 })
  const toms = score.part('tom', perNote(tom, 0, 0.5), { gain: -8, reverb: -14 })
  const splash = score.part('crash', perNote(crash, -0.1), { gain: -16, reverb: -14 })
  const bass = score.part('bass', perNote(fingerBass), { gain: -2 }, { timing: 0.004, touch: 0.08 })
  const guitar = score.part(
    'guitar',
    perNote(mutedGuitar, -0.4),
    { gain: -8, reverb: -18, lowCut: 300 },
    { timing: 0.004, touch: 0.15 },
  )
  const keys = score.part(
    'keys',
    perNote(tinePiano, 0.15, 0.2),
    { gain: -6, reverb: -14, chorus: 0.6 },
    { timing: 0.006, touch: 0.1 },
  )
  const horns = score.part('horns', perNote(brass, 0.3, 0.2), { gain: -5, reverb: -12, lowCut: 200 })
  const lead = score.part(
    'lead',
    perNote(whistle, -0.05),
    { gain: -1, reverb: -12, echo: -15 },
    { timing: 0.007, touch: 0.06 },
  )
  const at = { beatsPerBar: 4, low: 57, bassLow: 40 }
  const groove = 'Em9 | Em9 | A13 | A13'
  const lift = 'Cmaj9 | Bm7 | Am9 | B7'
  const intro = progression('Em9 | A13', { ...at, beat: 0 })
  const body = progression([groove, groove, lift, groove].join(' | '), { ...at, beat: 8 })
  const slice = (from: number, to: number): typeof body =>
    body.filter(({ beat }) => beat >= from && beat < to)
  const GROOVE = 'R..r..8.7.5.r.7a'
  bass.bass(intro, GROOVE, 0.25, 0.75)
  hats.drum(0, 'x-o-x-o-x-o-x-o-', 0.25, 1)
  guitar.strum(intro, '..x.o-.x..x.o.x.', 0.25, 0.6, { gate: 0.5 })
  hats.drum(4, 'x-o-x-o-x-o-x-o-', 0.25, 1)
  boom.drum(4, 'x.......x.x.....', 0.25, 1)
  toms.drum(6.5, '..xxXX', 0.25, 1, 50)
  splash.drum(8, 'x', 1)
  boom.drum(8, 'x..x..x...x..o..', 0.25, 16)
  hit.drum(8, '....x-.-.-..x..-', 0.25, 16)
  hats.drum(8, 'x-o-x-o-x-o-x-.-', 0.25, 16)
  open.drum(8, '..............x.', 0.25, 16)
  bass.bass(slice(8, 40), GROOVE, 0.25, 0.78)
  bass.bass(slice(40, 56), 'R-.rr.8.R-.r5.8a', 0.25, 0.78)
  bass.bass(slice(56, 72), GROOVE, 0.25, 0.82)
  guitar.strum(slice(8, 72), '..x.o-.x..x.o.x.', 0.25, 0.6, { gate: 0.5 })
  keys.strum(slice(8, 40), 'x..._..x...._...', 0.25, 0.5)
  keys.strum(slice(40, 56), 'x.......o..x....', 0.25, 0.52, { roll: 0.01 })
  keys.strum(slice(56, 72), 'x..._..x..x._...', 0.25, 0.55)
  playPhrase(lead, 8, RIFF, { ...KEY, tonic: 76 }, 0.72, 0.85)
  playPhrase(lead, 16, RIFF, { ...KEY, tonic: 76 }, 0.74, 0.85)
  playPhrase(lead, 24, ANSWER, { ...KEY, tonic: 76 }, 0.78, 0.9)
  playPhrase(lead, 32, RIFF, { ...KEY, tonic: 76 }, 0.76, 0.85)
  horns.strum(slice(24, 40), '__________x.x.._', 0.25, 0.65, { gate: 0.7 })
  horns.strum(slice(40, 56), 'x.......__xxx...', 0.25, 0.72, { gate: 0.85 })
  for (const chord of slice(40, 56)) {
    for (const [step, voice] of [3, 2, 1, 2].entries()) {
      keys.play(chord.beat + 1.5 + step * 0.5, 0.5, chord.voices[voice % chord.voices.length]! + 12, 0.5)
    }
  }
  toms.drum(54, 'x.xxx.xxxxXX', 0.25, 1, 48)
  splash.drum(40, 'x', 1)
  splash.drum(56, 'x', 1)
  playPhrase(lead, 56, HIGH, { ...KEY, tonic: 76 }, 0.86, 0.88)
  playPhrase(lead, 64, RIFF, { ...KEY, tonic: 76 }, 0.82, 0.85)
  horns.strum(slice(56, 72), 'X.._..x.__x.x.__', 0.25, 0.75, { gate: 0.75 })
  const ending = progression('Em9', { ...at, beat: 72 })
  horns.strum(ending, 'X.......', 0.25, 0.85, { gate: 0.3 })
  keys.strum(ending, 'x...............', 0.25, 0.6, { roll: 0.03 })
  bass.play(72, 3, 40, 0.85)
  boom.drum(72, 'X', 1)
  splash.drum(72, 'x', 1)
  playPhrase(lead, 72, '1:.25', { ...KEY, tonic: 76 }, 0.8)
  return []
}

export const copperHour: Song = {
  id: 1010,
  title: 'Copper Hour',
  release: releases.copper,
  track: 1,
  genre: 'Funk',
  codec: 'mp3',
  rate: 44100,
  tempo: { bpm: 104, beatsPerBar: 4, swing: 0.55, swingUnit: 0.25 },
  tail: 2.2,
  loudness: -15.5,
  desk: {
    room: { seconds: 1.1, size: 0.9, damping: 4600, before: 0.012 },
    echo: { seconds: 0.4327, feedback: 0.3 },
    warmth: 0.6,
  },
  lyrics: 'none',
  credits: [],
  style: { credits: 'rows', spaces: 'inside', digits: 2 },
  compose,
}
