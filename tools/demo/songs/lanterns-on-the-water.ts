import { progression } from '../compose/chord'
import type { Score } from '../compose/score'
import { sing } from '../lyrics/sing'
import type { LyricLine, SungLine } from '../lyrics/sung-line'
import { brush, shaker, tom } from '../synth/drums'
import { fingerBass, steelGuitar, warmPad } from '../synth/patches'
import { perNote } from '../synth/per-note'
import { singer } from '../synth/singer'
import { playPhrase } from './instrumental-lead'
import { releases } from './releases'
import type { Song } from './song'

const KEY = { tonic: 67, mode: 'major' } as const

const lines: readonly LyricLine[] = [
  {
    beat: 48,
    melody: '_:1 5,:1 1 3:2 2:1 1:1 1 2 3:3',
    text: 'We set our lan-terns on the sea',
    roman: 'wiː sɛt ˈaʊə ˈlæn.tənz ɒn ðə siː',
    translation: '我们把灯笼放在海上',
  },
  {
    beat: 60,
    melody: '_:1 3:1 3 5:2 3:1 2:1 2 1 2:3',
    text: 'one for the dark and one for me',
    roman: 'wʌn fɔː ðə dɑːk ænd wʌn fɔː miː',
    translation: '一盏给黑夜，一盏给我',
  },
  {
    beat: 72,
    melody: '_:1 5,:1 1 3:2 2:1 1:1 1 2 6,:3',
    text: 'They drift a-way with-out a sound',
    roman: 'ðeɪ drɪft ə.ˈweɪ wɪ.ˈðaʊt ə saʊnd',
    translation: '它们无声地漂远',
  },
  {
    beat: 84,
    melody: '_:1 6,:1 1 2:2 3:1 2:1 1 ~2 1:3',
    text: 'and nev-er need to be found',
    roman: 'ænd ˈnɛv.ə niːd tuː biː faʊnd',
    translation: '从不需要被谁找到',
  },
  {
    beat: 96,
    melody: '5:2 5:1 6:2 5:1 3:2 2:1 3:3',
    text: 'Slow-ly, slow-ly, hand in hand',
    roman: 'ˈsləʊ.li ˈsləʊ.li hænd ɪn hænd',
    translation: '慢慢地，慢慢地，手牵着手',
    velocity: 0.9,
  },
  {
    beat: 108,
    melody: '5:2 5:1 6:2 ~5:1 3:2 2:1 1:3',
    text: 'light goes walk-ing the sand',
    roman: 'laɪt ɡəʊz ˈwɔː.kɪŋ ðə sænd',
    translation: '光走过沙滩',
    velocity: 0.9,
  },
  {
    beat: 120,
    melody: "1':2 7:1 6:2 5:1 3:1 3 2 3:3",
    text: 'Wher-ev-er the wa-ter will go',
    roman: 'wɛər.ˈɛv.ə ðə ˈwɔː.tə wɪl ɡəʊ',
    translation: '水往哪里去',
    velocity: 0.94,
  },
  {
    beat: 132,
    melody: '_:1 5:1 3 2:2 1:1 2:1 3 ~2 1:6',
    text: 'I will be the un-der-tow',
    roman: 'aɪ wɪl biː ðiː ˈʌn.də.təʊ',
    translation: '我就是那水下的暗流',
    velocity: 0.82,
  },
]

/** In 6/8: a beat is an eighth. */
function compose(score: Score): SungLine[] {
  const guitar = score.part(
    'guitar',
    perNote(steelGuitar, -0.2, 0.05),
    { gain: -4, reverb: -15, highCut: 6500 },
    { timing: 0.009, touch: 0.1 },
  )
  const second = score.part(
    'second guitar',
    perNote(steelGuitar, 0.45),
    { gain: -9, reverb: -12, highCut: 5500 },
    { timing: 0.012, touch: 0.1 },
  )
  const bass = score.part('bass', perNote(fingerBass), { gain: -7 })
  const pad = score.part('pad', perNote(warmPad, 0, 0.3), { gain: -13, reverb: -7, chorus: 0.5 })
  const shake = score.part(
    'shaker',
    perNote(shaker, 0.3),
    { gain: -20, reverb: -18 },
    { timing: 0.006, touch: 0.2 },
  )
  const sweep = score.part('brush', perNote(brush, -0.1), { gain: -16, reverb: -14 })
  const drum = score.part('drum', perNote(tom), { gain: -10, reverb: -14 })
  const voice = score.part(
    'voice',
    singer({ vibrato: 20, speed: 5.2, glide: 0.07, breath: 0.035, size: 0.97 }),
    { gain: 0, reverb: -11, highCut: 9000 },
    { timing: 0.005, touch: 0.05 },
  )
  const twin = score.part(
    'twin',
    singer({ vibrato: 14, speed: 4.9, glide: 0.08, breath: 0.05, size: 0.9, detune: -7, pan: -0.4 }),
    { gain: -11, reverb: -8, highCut: 7000 },
    { timing: 0.012, touch: 0.08 },
  )
  const at = { beatsPerBar: 6, low: 57, bassLow: 40 }
  const intro = progression('Gadd9 | Gadd9 | Em7 | Em7 | Cadd9 | Cadd9 | G/B | D7sus4', { ...at, beat: 0 })
  const verse = progression('Gadd9 | G/B | Cadd9 | G | Em7 | D | Cadd9 | D7sus4', { ...at, beat: 48 })
  const chorus = progression('Cadd9 | G/B | Am7 | G | Cadd9 | Em7 | D7sus4 | G', { ...at, beat: 96 })
  const ending = progression('Em7 | Cadd9 | Gadd9', { ...at, beat: 144 })
  guitar.arpeggio(intro, 'b13242', 1, 0.5, { ring: 6, accent: 1.2 })
  playPhrase(second, 13, '_:2 3:1 5 6:2 5:1 3:2 2:1 3:3', { ...KEY, tonic: 79 }, 0.5)
  playPhrase(second, 25, '_:2 3:1 5 6:2 5:1 2:2 ~1:1 2:3', { ...KEY, tonic: 79 }, 0.55)
  playPhrase(second, 36, '5:2 3:1 2:2 1:1 2:3 5,:3', { ...KEY, tonic: 79 }, 0.5)
  pad.strum(intro.slice(4), 'x.....', 1, 0.4, { gate: 1 })
  guitar.arpeggio(verse, 'b1324.', 1, 0.5, { ring: 5, accent: 1.2 })
  bass.bass(verse.slice(2), 'r-----', 1, 0.55)
  shake.drum(72, '..x..x', 1, 4)
  guitar.arpeggio(chorus, 'b13242', 1, 0.58, { ring: 5, accent: 1.2 })
  second.strum(chorus, 'x..o.o', 1, 0.42, { roll: 0.016, shift: 12 })
  bass.bass(chorus, 'r--5-8', 1, 0.62)
  pad.strum(chorus, 'x.....', 1, 0.55, { gate: 1 })
  shake.drum(96, 'o.xo.x', 1, 8)
  sweep.drum(96, '...x..', 1, 8)
  drum.drum(96, 'x.....', 1, 8, 43)
  drum.drum(94, 'ox', 1, 1, 48)
  guitar.arpeggio(ending, 'b13242', 1, 0.42, { ring: 6 })
  pad.strum(ending, 'x.....', 1, 0.4, { gate: 1 })
  playPhrase(second, 145, '_:2 3:1 5 6:2 5:1 3:2 2:1 1:3', { ...KEY, tonic: 79 }, 0.42)
  for (const [step, midi] of [43, 50, 55, 59, 62, 69, 74].entries()) {
    guitar.play(162 + step * 0.2, 8 - step * 0.2, midi, 0.45)
  }
  return sing([voice, twin], lines, KEY, 'en')
}

export const lanternsOnTheWater: Song = {
  id: 1005,
  title: 'Lanterns on the Water',
  release: releases.tide,
  track: 1,
  genre: 'Folk',
  codec: 'mp3',
  rate: 44100,
  tempo: { bpm: 176, beatsPerBar: 6, slowFrom: 144, slowing: 0.012 },
  tail: 2.4,
  loudness: -16.3,
  desk: {
    room: { seconds: 2.2, size: 1.25, damping: 4200, before: 0.022 },
    echo: { seconds: 0.52, feedback: 0.25 },
    warmth: 0.25,
  },
  lyrics: 'full',
  credits: [
    ['Lyrics by', 'Ada Marlow'],
    ['Music by', 'Ada Marlow/Tobias Fen'],
  ],
  style: { credits: 'rows', spaces: 'words', digits: 3 },
  compose,
}
