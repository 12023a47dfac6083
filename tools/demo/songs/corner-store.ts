import { progression } from '../compose/chord'
import type { Score } from '../compose/score'
import { sing } from '../lyrics/sing'
import type { LyricLine, SungLine } from '../lyrics/sung-line'
import { closedHat, kick, rim, softSnare } from '../synth/drums'
import { bell, tinePiano } from '../synth/keys'
import { fingerBass } from '../synth/patches'
import { perNote } from '../synth/per-note'
import { singer } from '../synth/singer'
import { playPhrase } from './instrumental-lead'
import { releases } from './releases'
import type { Song } from './song'

const KEY = { tonic: 63, mode: 'major' } as const

const lines: readonly LyricLine[] = [
  {
    beat: 8,
    melody: '_:.5 5,:.5 1 2 3:.5 3 2:.5 1',
    text: '自动门叮咚一声',
    roman: 'zì dòng mén dīng dōng yì shēng',
    translation: 'The sliding door goes ding-dong',
  },
  {
    beat: 12,
    melody: '_:.5 5,:.5 1 2 3:.75 2:.25 2:.5 ~1:.5',
    text: '整座城只剩冷',
    roman: 'zhěng zuò chéng zhǐ shèng lěng',
    translation: 'all that is left of the city is cold',
  },
  {
    beat: 16,
    melody: '_:.5 6,:.5 1 2 3:.5 5 3:.5 2',
    text: '关东煮冒着白烟',
    roman: 'guān dōng zhǔ mào zhe bái yān',
    translation: 'White steam rises from the oden',
  },
  {
    beat: 20,
    melody: '_:.5 2:.5 3 5 3:.5 2 1:.5 ~2:.5',
    text: '像没寄出的信',
    roman: 'xiàng méi jì chū de xìn',
    translation: 'like a letter never sent',
  },
  {
    beat: 24,
    melody: "5:.5 6 1':.75 6:.25 5:.5 3:.5 5:.5 _:.5",
    text: '凌晨三点 便利店',
    roman: 'líng chén sān diǎn biàn lì diàn',
    translation: 'Three in the morning, corner store',
    velocity: 0.88,
  },
  {
    beat: 28,
    melody: '3:.5 5 6:.75 5:.25 3:.5 2:.5 3:.5 _:.5',
    text: '收留每张失眠脸',
    roman: 'shōu liú měi zhāng shī mián liǎn',
    translation: 'it takes in sleepless faces',
    velocity: 0.84,
  },
  {
    beat: 32,
    melody: "5:.5 6 1':.75 6:.25 2':.5 1':.5 6:.5 _:.5",
    text: '零钱换一点温热',
    roman: 'líng qián huàn yì diǎn wēn rè',
    translation: 'Small change for a little warmth',
    velocity: 0.9,
  },
  {
    beat: 36,
    melody: '_:.5 5:.5 3 2 1:.75 2:.25 6,:.5 1:2',
    text: '够我走到天亮了',
    roman: 'gòu wǒ zǒu dào tiān liàng le',
    translation: 'enough to walk me through till dawn',
    velocity: 0.78,
  },
]

function compose(score: Score): SungLine[] {
  const boom = score.part(
    'kick',
    perNote(kick(46, 120, 0.3, 0.05)),
    { gain: -5, highCut: 2500 },
    { timing: 0.004, touch: 0.05 },
  )
  const hit = score.part(
    'snare',
    perNote(softSnare),
    { gain: -11, reverb: -16, highCut: 4500 },
    { timing: 0.008, touch: 0.06 },
  )
  const hats = score.part(
    'hat',
    perNote(closedHat),
    { gain: -28, highCut: 9000 },
    { timing: 0.006, touch: 0.2 },
  )
  const click = score.part('rim', perNote(rim, 0.2), { gain: -22, reverb: -14, highCut: 4000 })
  const bass = score.part(
    'bass',
    perNote(fingerBass),
    { gain: -4, duck: 0.3 },
    { timing: 0.008, touch: 0.05 },
  )
  const keys = score.part(
    'keys',
    perNote(tinePiano, 0, 0.12),
    { gain: -4, reverb: -14, duck: 0.25, highCut: 3000, chorus: 0.4 },
    { timing: 0.014, touch: 0.1 },
  )
  const chime = score.part('chime', perNote(bell(0.4), 0.15), {
    gain: -10,
    reverb: -8,
    echo: -9,
    highCut: 3500,
  })
  const voice = score.part(
    'voice',
    singer({ vibrato: 12, speed: 5, glide: 0.06, breath: 0.006, size: 0.96 }),
    { gain: 0, reverb: -14, echo: -20, highCut: 5500 },
    { timing: 0.008, touch: 0.06 },
  )
  const at = { beatsPerBar: 4, low: 55, bassLow: 36 }
  const intro = progression('Abmaj9 | Gm7 C7b9', { ...at, beat: 0 })
  const verse = progression('Fm9 | Bb13 | Ebmaj9 | Cm9', { ...at, beat: 8 })
  const chorus = progression('Abmaj9 | Gm7 | Fm9 | Bb13', { ...at, beat: 24 })
  const ending = progression('Abmaj9 | Gm7 C7b9 | Fm9 Bb13 | Ebmaj9', { ...at, beat: 40 })
  const body = [...verse, ...chorus, ...ending.slice(0, -1)]
  for (const chords of [intro, body]) keys.strum(chords, 'x.....o.x.......', 0.25, 0.46, { roll: 0.018 })
  bass.bass(body, 'r-----8-..r-5---', 0.25, 0.62)
  boom.drum(8, 'x.....x..x......', 0.25, 11)
  hit.drum(8, '....x.......x...', 0.25, 11)
  hats.drum(6, 'x-o-x-oo', 0.25, 1)
  hats.drum(8, 'x.o.x.o-x.o.x.oo', 0.25, 11)
  click.drum(8, '..........x....-', 0.25, 11)
  const high = { ...KEY, tonic: 75 }
  for (const [beat, phrase] of [
    [0, '3:.5 1'],
    [2, '_:.5 5:.5 3 2'],
    [5, '3:.5 5 6:1 5:.5'],
    [15, '_:.25 5:.25 6 3'],
    [23, "3:.25 5 6 1'"],
    [31, '_:.5 5:.25 3'],
    [40, "_:.5 5:.5 6 1' 2':.75 1':.25 6:1"],
    [44, '5:.75 3:.25 5:.5 3 2:1 _:1'],
    [48, '_:.5 1:.5 2 3 5:1.5'],
  ] as const) {
    playPhrase(chime, beat, phrase, high, 0.5)
  }
  keys.strum(ending.slice(-1), 'x...............', 0.25, 0.42, { roll: 0.06 })
  bass.play(52, 4, 39, 0.5)
  playPhrase(chime, 52.5, "3:.5 5 7 3':2", high, 0.4)
  return sing([voice], lines, KEY, 'zh')
}

export const cornerStore: Song = {
  id: 1012,
  title: '凌晨便利店',
  release: releases.store,
  track: 1,
  genre: 'Lo-fi Hip Hop',
  codec: 'flac',
  rate: 32000,
  tempo: { bpm: 78, beatsPerBar: 4, swing: 0.57, swingUnit: 0.25, slowFrom: 50, slowing: 0.04 },
  tail: 2,
  loudness: -19.3,
  desk: {
    room: { seconds: 1.4, size: 1, damping: 2400, before: 0.014 },
    echo: { seconds: 0.59, feedback: 0.3 },
    warmth: 0.4,
  },
  lyrics: 'full',
  credits: [
    ['作词', '夜航灯'],
    ['作曲', '夜航灯'],
  ],
  style: { credits: 'rows', spaces: 'words', digits: 3 },
  compose,
}
