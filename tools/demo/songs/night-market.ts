import { progression } from '../compose/chord'
import type { Score } from '../compose/score'
import { sing } from '../lyrics/sing'
import type { SungLine } from '../lyrics/sung-line'
import { clap, closedHat, crash, kick, snare, tom } from '../synth/drums'
import { brass, mutedGuitar, synthBass, zither } from '../synth/patches'
import { perNote } from '../synth/per-note'
import { singer } from '../synth/singer'
import { playPhrase } from './instrumental-lead'
import { nightMarketLines } from './night-market-lines'
import { releases } from './releases'
import type { Song } from './song'

const KEY = { tonic: 64, mode: 'minor' } as const

/** Four lines of tune to a phrase, five syllables each; the last two phrases belong to the refrain. */
const TUNES = [
  ['1:.25 1 3 1 4:.5 _:.5', '3:.25 3 4 3 1:.5 _:.5', '1:.25 1 3 1 5:.5 _:.5', '4:.25 3 1 7, 1:.5 _:.5'],
  ['5:.25 5 7 5 4:.5 _:.5', '5:.25 4 3 4 3:.5 _:.5', '3:.25 3 4 3 5:.5 _:.5', '4:.25 3 1 3 1:.5 _:.5'],
  ['1:.5 1:.25 3 4:.5 3:.5', '4:.5 4:.25 5 7:.5 5:.5', '5:.5 4:.25 3 4:.5 3:.5', '1:.5 3:.25 1 7,:.5 1:.5'],
  ["5:.25 7 5 7 1':.5 _:.5", '7:.25 5 4 5 5:.5 _:.5', '4:.25 5 4 3 4:.5 _:.5', '3:.25 1 7, 1 1:.5 _:.5'],
] as const

const REFRAIN = [
  ["1':.25 1' 1' 1' 1':.5 _:.5", "7:.25 5 7 1' 7:.5 _:.5", '5:.25 5 7 5 4:.5 _:.5', '4:.25 5 4 3 4:.5 _:.5'],
  [
    "1':.25 1' 1' 1' 1':.5 _:.5",
    "1':.25 7 1' 3' 1':.5 _:.5",
    '7:.25 7 5 4 5:.5 _:.5',
    '4:.25 3 1 7, 1:.5 _:.5',
  ],
] as const

const LOOP = 'Em7 | Em7 | Am7 | C B7'

function compose(score: Score): SungLine[] {
  const boom = score.part(
    'kick',
    perNote(kick(50, 200, 0.28, 0.35)),
    { gain: -5 },
    { timing: 0.002, touch: 0.03 },
  )
  const hit = score.part('snare', perNote(snare), { gain: -7, reverb: -16 }, { timing: 0.003, touch: 0.06 })
  const hats = score.part('hat', perNote(closedHat, 0.22), { gain: -16 }, { timing: 0.003, touch: 0.16 })
  const claps = score.part('clap', perNote(clap, -0.1), { gain: -10, reverb: -12 })
  const toms = score.part('tom', perNote(tom, 0, 0.4), { gain: -8, reverb: -14 })
  const splash = score.part('crash', perNote(crash, 0.1), { gain: -16, reverb: -12 })
  const bass = score.part(
    'bass',
    perNote(synthBass),
    { gain: -4, duck: 0.35 },
    { timing: 0.002, touch: 0.06 },
  )
  const scratch = score.part('guitar', perNote(mutedGuitar, 0.35), { gain: -9, reverb: -16, lowCut: 250 })
  const horns = score.part('horns', perNote(brass, -0.25, 0.2), { gain: -7, reverb: -11, lowCut: 200 })
  const silk = score.part('zither', perNote(zither, -0.3), { gain: -7, reverb: -10, echo: -10 })
  const voice = score.part(
    'voice',
    singer({ vibrato: 10, speed: 6, glide: 0.03, breath: 0.03, size: 1 }),
    { gain: 1.5, reverb: -17, highCut: 9500, lowCut: 130 },
    { timing: 0.003, touch: 0.08 },
  )
  const BARS = 46
  const chords = progression(Array.from({ length: 12 }, () => LOOP).join(' | '), {
    beat: 0,
    beatsPerBar: 4,
    low: 55,
    bassLow: 33,
  }).filter(({ beat }) => beat < BARS * 4)
  const from = (bar: number, to: number): typeof chords =>
    chords.filter(({ beat }) => beat >= bar * 4 && beat < to * 4)

  playPhrase(silk, 0, "1':.5 7:.25 5 7:.5 5:.25 4 5:.5 4:.25 3 4 3 1 7,", { tonic: 76, mode: 'minor' }, 0.8)
  playPhrase(silk, 4, "1:.25 1 3 4 5 4 5 7 1':1", { tonic: 76, mode: 'minor' }, 0.8)
  hats.drum(0, 'x.x.x.x.x.x.x.x.', 0.25, 1)
  toms.drum(6, '..xx', 0.25, 1, 55)
  toms.drum(7, 'xxXX', 0.25, 1, 48)

  const refrains = [12, 20] as const
  bass.bass(from(2, 44), 'R..r.r8.r..5.78a', 0.25, 0.75)
  scratch.strum(from(2, 44), '..x.-.x...x.o.x.', 0.25, 0.62, { gate: 0.5 })
  boom.drum(8, 'x..o..x...x..o..', 0.25, 42)
  hit.drum(8, '....x..-....x.-.', 0.25, 42)
  hats.drum(8, 'x-o-x-o-x-o-x-oo', 0.25, 42)
  for (const bar of [2, 12, 22, 27, 38]) splash.drum(bar * 4, 'o', 1)
  for (const bar of [9, 17, 21, 33]) toms.drum(bar * 4 + 3, 'xxXX', 0.25, 1, 50)
  for (const bar of refrains.map((part) => part * 2 - 2)) {
    claps.drum(bar * 4, '....x.......x...', 0.25, 4)
    horns.strum(from(bar, bar + 4), 'X.._..x._...x._.', 0.25, 0.75, { gate: 0.8, shift: 12 })
  }
  horns.strum(from(30, 34), '..........xx.x..', 0.25, 0.6, { gate: 0.7, shift: 12 })
  horns.strum(from(38, 42), 'X.._..x._...x._.', 0.25, 0.75, { gate: 0.8, shift: 12 })
  claps.drum(152, '....x.......x...', 0.25, 4)
  const lines = nightMarketLines.map(([text, roman, translation], index) => {
    const group = Math.floor(index / 4)
    const inRefrain = group === 10 || group === 11 || group === 18 || group === 19
    const tune = inRefrain ? REFRAIN[group % 2]! : TUNES[[0, 1, 2, 3, 0, 3, 2, 1][group % 8]!]!
    return {
      beat: 8 + index * 2,
      melody: tune[index % 4]!,
      text,
      roman,
      translation,
      velocity: inRefrain ? 0.92 : 0.8,
    }
  })
  for (const beat of [176, 178]) boom.drum(beat, 'x..x', 0.25, 1)
  bass.bass(from(44, 45), 'R..r.r8.r..r.r..', 0.25, 0.75)
  playPhrase(silk, 176, "1':.25 7 5 7 5 4 5 4 3 4 3 1 7, 1 3 4", { tonic: 76, mode: 'minor' }, 0.8)
  playPhrase(silk, 180, '1:2', { tonic: 76, mode: 'minor' }, 0.9)
  toms.drum(178, 'x.x.xxXX', 0.25, 1, 50)
  hit.drum(179.5, 'xX', 0.25, 1)
  horns.strum(from(45, 46).slice(0, 1), 'X.......', 0.25, 0.8, { gate: 0.35, shift: 12 })
  bass.play(180, 0.8, 40, 0.85)
  boom.drum(180, 'X', 1)
  splash.drum(180, 'x', 1)
  return sing([voice], lines, KEY, 'zh')
}

export const nightMarket: Song = {
  id: 1003,
  title: '夜市绕口令',
  release: releases.rain,
  track: 3,
  genre: 'Funk',
  codec: 'mp3',
  rate: 44100,
  tempo: { bpm: 132, beatsPerBar: 4, swing: 0.53, swingUnit: 0.25 },
  tail: 1.8,
  loudness: -15.5,
  desk: {
    room: { seconds: 1.2, size: 0.9, damping: 4200, before: 0.012 },
    echo: { seconds: 0.346, feedback: 0.3 },
    warmth: 0.6,
  },
  lyrics: 'full',
  credits: [
    ['作词', '纸鸢电台'],
    ['作曲', '纸鸢电台'],
    ['编曲', '老街口乐队'],
  ],
  style: { credits: 'json', spaces: 'inside', digits: 2 },
  compose,
}
