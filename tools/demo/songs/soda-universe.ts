import { progression } from '../compose/chord'
import type { Score } from '../compose/score'
import { sing } from '../lyrics/sing'
import type { LyricLine, SungLine } from '../lyrics/sung-line'
import { chipNoise, closedHat, crash, kick, snare } from '../synth/drums'
import { chipArp, chipBass, chipLead, warmPad } from '../synth/patches'
import { perNote } from '../synth/per-note'
import { singer } from '../synth/singer'
import { playPhrase } from './instrumental-lead'
import { releases } from './releases'
import type { Song } from './song'

const KEY = { tonic: 65, mode: 'major' } as const

const lines: readonly LyricLine[] = [
  {
    beat: 16,
    melody: '3:.5 3 2 3 5:1 3:.5 2 1:.5 2 3 2 1 6, _:1',
    text: 'ラムネ:ra.mu.ne の:no 瓶:bi.n の:no 底:so.ko で:de 眠:ne.mu/る:ru',
    roman: '',
    translation: '睡在波子汽水瓶的底部',
  },
  {
    beat: 24,
    melody: '3:.5 3 2 3 5:1 6:1 3:.5 2 3 5 5:1.5 _:.5',
    text: '小:chī.sa/な:na 宇:u/宙:chū が:ga 一:hi.to/つ:tsu ある:a.ru',
    roman: '',
    translation: '有一个小小的宇宙',
  },
  {
    beat: 32,
    melody: "6:.5 6 5 6 1':1 6:.5 5 3:.5 5 6 5 3:1 _:1",
    text: '泡:a.wa が:ga 昇:no.bo/れ:re/ば:ba 星:ho.shi に:ni なる:na.ru',
    roman: '',
    translation: '气泡升起来就变成星星',
  },
  {
    beat: 40,
    melody: '4:.5 4 3 4 6:1 5:.5 4 3:.5 2 1 2 3 2:1 _:.5',
    text: '夏:na.tsu の:no 電:de.n/波:pa を:o 聞:ki/い:i/て:te いる:i.ru よ:yo',
    roman: '',
    translation: '我在收听夏天的电波',
  },
  {
    beat: 48,
    melody: "5:.5 1' 1' 7 1':.5 1' 2' 1' 7:.5 5 5 6 7:1 _:1",
    text: 'はじけ:ha.ji.ke/て:te _ はじけ:ha.ji.ke/て:te _ 飛:to/ん:n/で:de いけ:i.ke',
    roman: '',
    translation: '绽开吧，绽开吧，飞出去吧',
    velocity: 0.94,
  },
  {
    beat: 56,
    melody: "3:.5 5 7 6 7:.5 7 1' 7 6:.5 5 3 5 6:1.5 _:.5",
    text: '君:ki.mi の:no 声:ko.e まで:ma.de あと:a.to 三:sa.n/秒:byō だ:da',
    roman: '',
    translation: '到你的声音那里，只剩三秒',
    velocity: 0.94,
  },
  {
    beat: 64,
    melody: "5:.5 1' 1' 7 1':.5 1' 2' 3' 2':.5 1' 7 1' 2':1 _:1",
    text: '青:a.o/い:i 光:hi.ka.ri の:no クラゲ:ku.ra.ge みたい:mi.tai に:ni',
    roman: '',
    translation: '像发着蓝光的水母一样',
    velocity: 0.96,
  },
  {
    beat: 72,
    melody: "6:.5 6 7 1' 7:1 5:.5 6 5:.5 3 2 3 1:2",
    text: 'ふわり:fu.wa.ri ふわり:fu.wa.ri _ 帰:ka.e/ろう:rō 今:ko.n/夜:ya',
    roman: '',
    translation: '飘呀，飘呀，今夜回家吧',
    velocity: 0.9,
  },
]

function compose(score: Score): SungLine[] {
  const boom = score.part(
    'kick',
    perNote(kick(55, 220, 0.2, 0.4)),
    { gain: -6 },
    { timing: 0.001, touch: 0.03 },
  )
  const hit = score.part('snare', perNote(snare), { gain: -8, reverb: -18 }, { timing: 0.001, touch: 0.05 })
  const tick = score.part('noise', perNote(chipNoise, 0.15), { gain: -15 }, { timing: 0.001, touch: 0.1 })
  const hats = score.part('hat', perNote(closedHat, -0.15), { gain: -18 }, { timing: 0.001, touch: 0.1 })
  const splash = score.part('crash', perNote(crash), { gain: -16, reverb: -14 })
  const bass = score.part('bass', perNote(chipBass), { gain: -5, duck: 0.3 }, { timing: 0.001, touch: 0.04 })
  const arp = score.part(
    'arp',
    perNote(chipArp, -0.35),
    { gain: -10, echo: -12, reverb: -18 },
    { timing: 0, touch: 0.05 },
  )
  const tune = score.part(
    'tune',
    perNote(chipLead, 0.2),
    { gain: -5, echo: -11, reverb: -15 },
    { timing: 0.001, touch: 0.05 },
  )
  const pad = score.part('pad', perNote(warmPad, 0, 0.4), {
    gain: -13,
    reverb: -10,
    chorus: 0.7,
    duck: 0.4,
    lowCut: 200,
  })
  const voice = score.part(
    'voice',
    singer({ vibrato: 14, speed: 5.9, glide: 0.035, breath: 0.025, size: 1.12 }),
    { gain: 0.5, reverb: -14, echo: -19, highCut: 10000, lowCut: 160 },
    { timing: 0.002, touch: 0.05 },
  )
  const at = { beatsPerBar: 4, low: 57, bassLow: 36 }
  const verse = 'F | C/E | Dm7 | Am7 | Bbmaj7 | F/A | Gm7 | C7sus4'
  const royal = 'Bbmaj7 | C7 | Am7 | Dm7 | Bbmaj7 | C7 | F | F7'
  const intro = progression('Bbmaj7 | C7 | Am7 | Dm7', { ...at, beat: 0 })
  const first = progression(verse, { ...at, beat: 16 })
  const chorus = progression(royal, { ...at, beat: 48 })
  const coda = progression('Bbmaj7 | C7 | Am7 | Dm7 | Bbmaj7 | C7', { ...at, beat: 80 })
  const home = progression('Fadd9', { ...at, beat: 104 })
  const HOOK = "5:.5 6 1' 2' 3':.75 2':.25 1':.5 5 | 6:.75 5:.25 3:.5 5 2':1 1':.5 7"
  arp.arpeggio(intro, '0123', 0.25, 0.5, { ring: 0.22, shift: 12 })
  playPhrase(tune, 0, HOOK, KEY, 0.75, 0.85)
  playPhrase(tune, 8, "1':.5 7 6 5 6:.75 5:.25 3:.5 5 | 6:.5 5 3 2 1:1 _:1", KEY, 0.75, 0.85)
  tick.drum(0, 'x.o.x.o.', 0.5, 4)
  boom.drum(8, 'x...x...', 0.5, 2)
  hit.drum(15, 'xxxX', 0.25, 1)
  bass.bass(intro.slice(2), 'r.r.r.8.', 0.5, 0.7)

  bass.bass(first, 'r.8.r.85', 0.5, 0.72)
  arp.arpeggio(first, '0.1.2.1.', 0.25, 0.42, { ring: 0.24, shift: 12 })
  boom.drum(16, 'x...x.x.', 0.5, 8)
  hit.drum(16, '..x...x.', 0.5, 8)
  tick.drum(16, 'o.x.o.x.', 0.25, 16)
  hit.drum(46.5, 'xxxxxX', 0.25, 1)

  for (const beat of [48, 80]) splash.drum(beat, 'x', 1)
  for (const chords of [chorus, coda]) {
    const from = chords[0]!.beat
    bass.bass(chords, 'r8r8r8r8', 0.5, 0.76)
    arp.arpeggio(chords, '01230123', 0.25, 0.5, { ring: 0.22, shift: 12 })
    pad.strum(chords, 'x.......', 0.5, 0.5, { gate: 1 })
    boom.drum(from, 'x...x...', 0.5, chords.length)
    hit.drum(from, '..x...x.', 0.5, chords.length)
    hats.drum(from, 'o.x.o.x.', 0.25, chords.length * 2)
  }
  playPhrase(tune, 80, HOOK, KEY, 0.85, 0.85)
  playPhrase(tune, 88, "1':.5 7 6 5 6:.75 5:.25 3:.5 5 | 6:.5 5 6 1' 2':1 3':1", KEY, 0.85, 0.85)
  playPhrase(tune, 96, "4':.5 3' 2' 1' 2':.75 1':.25 6:.5 1' | 2':.5 3' 2' 7 5:1 7", KEY, 0.88, 0.85)
  hit.drum(103, 'xxXX', 0.25, 1)
  playPhrase(tune, 104, "1':.25 5 3 5 1' 3' 5' 3' 1'':1", KEY, 0.8, 0.9)
  pad.strum(home, 'x.......', 0.5, 0.5, { gate: 1 })
  bass.play(104, 3, 41, 0.75)
  boom.drum(104, 'X', 1)
  splash.drum(104, 'x', 1)
  return sing([voice], lines, KEY, 'ja')
}

export const sodaUniverse: Song = {
  id: 1008,
  title: 'ソーダ水の宇宙',
  release: releases.soda,
  track: 1,
  genre: 'J-Pop',
  codec: 'mp3',
  rate: 44100,
  tempo: { bpm: 132, beatsPerBar: 4 },
  tail: 2,
  loudness: -15.5,
  desk: {
    room: { seconds: 1.5, size: 1, damping: 5000, before: 0.014 },
    echo: { seconds: 0.341, feedback: 0.35 },
    warmth: 0.4,
  },
  lyrics: 'full',
  credits: [
    ['作詞', '海月ソーダ'],
    ['作曲', '海月ソーダ'],
    ['編曲', '8ビット水族館'],
  ],
  style: { credits: 'json', spaces: 'words', digits: 2 },
  compose,
}
