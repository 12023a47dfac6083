import { progression } from '../compose/chord'
import type { Score } from '../compose/score'
import { sing } from '../lyrics/sing'
import type { LyricLine, SungLine } from '../lyrics/sung-line'
import { clap, closedHat, crash, kick, openHat, tom } from '../synth/drums'
import { glassPluck, synthBass, warmPad } from '../synth/patches'
import { perNote } from '../synth/per-note'
import { singer } from '../synth/singer'
import { releases } from './releases'
import type { Song } from './song'

const LOOP = 'Am7 | Fmaj7 | C | G'

const lines: readonly LyricLine[] = [
  {
    beat: 16,
    melody: '_:.5 3:.5 3 5 6:.75 5:.25 3:.5 2 3:1.5 _:.5 5:.5 6 5:.5 ~3:.5',
    text: '末班电车开过蓝色的海岸',
    roman: 'mò bān diàn chē kāi guò lán sè de hǎi àn',
    translation: 'The last tram runs along a blue coast',
  },
  {
    beat: 24,
    melody: '_:.5 3:.5 3 5 6:.75 5:.25 3:.5 2 1:1.5 _:.5 2:.5 3 2:.5 ~1:.5',
    text: '你的耳机分给我左边一半',
    roman: 'nǐ de ěr jī fēn gěi wǒ zuǒ biān yí bàn',
    translation: 'You lend me the left half of your earphones',
  },
  {
    beat: 32,
    melody: "_:.5 3:.5 3 5 6:.75 5:.25 6:.5 1' 5:1.5 _:.5 6:.5 5 3:.5 ~5:.5",
    text: '广告灯牌一帧一帧地变慢',
    roman: 'guǎng gào dēng pái yì zhēn yì zhēn de biàn màn',
    translation: 'Frame by frame the neon signs slow down',
  },
  {
    beat: 40,
    melody: '_:.5 6:.5 6 5 3:.75 5:.25 3:.5 2 3:1.5 _:.5 2:.5 3 5:.5 ~6:.5',
    text: '像有谁还舍不得到达终站',
    roman: 'xiàng yǒu shuí hái shě bù dé dào dá zhōng zhàn',
    translation: 'as if someone would rather not arrive',
  },
  {
    beat: 48,
    melody: "6:.5 6 1':1 1':.5 7 6 5 6:1.5 3:1 5:.5 6 ~5:.5",
    text: '再坐一站 就一站吧 别醒来',
    roman: 'zài zuò yí zhàn jiù yí zhàn ba bié xǐng lái',
    translation: 'One more stop, just one more stop, do not wake up',
    velocity: 0.92,
  },
  {
    beat: 56,
    melody: "5:.5 5 1':1 7:.5 6 5 3 5:1.5 2:1 3:.5 5 ~3:.5",
    text: '夜色正好 晚风正好 没人催',
    roman: 'yè sè zhèng hǎo wǎn fēng zhèng hǎo méi rén cuī',
    translation: 'The night is right, the breeze is right, no one hurries us',
    velocity: 0.9,
  },
  {
    beat: 64,
    melody: "6:.5 6 1':1 1':.5 7 6 5 6:1.5 3:1 5:.5 6 ~1':.5",
    text: '再坐一站 让这城市 亮起来',
    roman: 'zài zuò yí zhàn ràng zhè chéng shì liàng qǐ lái',
    translation: 'One more stop, and let the whole city light up',
    velocity: 0.95,
  },
  {
    beat: 72,
    melody: "1':.5 1' 2':1 1':.5 7 6 5 6:1.5 5:1 3:.5 5 ~6:2",
    text: '我们年轻 我们闪烁 像站台',
    roman: 'wǒ men nián qīng wǒ men shǎn shuò xiàng zhàn tái',
    translation: 'We are young and flickering, like the platforms',
    velocity: 0.95,
  },
  {
    beat: 96,
    melody: '_:.5 3:.5 3 5 6:.75 5:.25 3:.5 2 6,:4',
    text: '末班电车开进银河',
    roman: 'mò bān diàn chē kāi jìn yín hé',
    translation: 'The last tram runs on into the Milky Way',
    velocity: 0.8,
  },
]

function compose(score: Score): SungLine[] {
  const boom = score.part(
    'kick',
    perNote(kick(48, 190, 0.34, 0.25)),
    { gain: -5 },
    { timing: 0.001, touch: 0.03 },
  )
  const claps = score.part('clap', perNote(clap), { gain: -8, reverb: -12 })
  const hats = score.part('hat', perNote(closedHat, 0.2), { gain: -17 }, { timing: 0.003, touch: 0.2 })
  const open = score.part('open hat', perNote(openHat, -0.15), { gain: -18 })
  const toms = score.part('tom', perNote(tom, 0, 0.5), { gain: -9, reverb: -12 })
  const splash = score.part('crash', perNote(crash, 0.1), { gain: -16, reverb: -12 })
  const bass = score.part(
    'bass',
    perNote(synthBass),
    { gain: -4.5, duck: 0.55 },
    { timing: 0.002, touch: 0.05 },
  )
  const pad = score.part('pad', perNote(warmPad, 0, 0.5), {
    gain: -10,
    reverb: -10,
    chorus: 0.8,
    duck: 0.6,
    lowCut: 180,
  })
  const pluck = score.part('pluck', perNote(glassPluck, -0.1, 0.5), {
    gain: -10,
    reverb: -12,
    echo: -7,
    duck: 0.3,
  })
  const bell = score.part('counter', perNote(glassPluck, 0.3), { gain: -10, reverb: -8, echo: -5 })
  const voice = score.part(
    'voice',
    singer({ vibrato: 16, speed: 5.6, glide: 0.05, breath: 0.03, size: 1.03 }),
    { gain: 0, reverb: -13, echo: -17, highCut: 9500, lowCut: 140 },
    { timing: 0.004, touch: 0.05 },
  )
  const twin = score.part(
    'twin',
    singer({ vibrato: 12, speed: 5.1, glide: 0.06, breath: 0.04, size: 1.08, detune: 9, pan: 0.5 }),
    { gain: -10, reverb: -9, highCut: 8000, lowCut: 200 },
    { timing: 0.008, touch: 0.08 },
  )
  const all = progression(Array.from({ length: 6 }, () => LOOP).join(' | '), {
    beat: 0,
    beatsPerBar: 4,
    low: 57,
    bassLow: 33,
  })
  const closing = progression('Am7 | Fmaj7 | Cadd9 | Am9', { beat: 96, beatsPerBar: 4, low: 57, bassLow: 33 })
  const bars = (from: number, to: number): typeof all =>
    all.filter(({ beat }) => beat >= from * 4 && beat < to * 4)

  pad.strum(bars(0, 4), 'x.......', 0.5, 0.5, { gate: 1 })
  pluck.arpeggio(bars(0, 4), '0213', 0.5, 0.55, { ring: 0.5, shift: 12 })
  boom.drum(8, 'x...', 0.25, 7)
  toms.drum(15, 'xx', 0.25, 1, 57)
  toms.drum(15.5, 'xx', 0.25, 1, 50)

  pluck.arpeggio(bars(4, 12), '0213', 0.5, 0.5, { ring: 0.4 })
  pad.strum(bars(8, 12), 'x.......', 0.5, 0.45, { gate: 1 })
  bass.bass(bars(4, 12), '.r.r.r.8', 0.5, 0.7)
  boom.drum(16, 'x...x...x...x...', 0.25, 8)
  claps.drum(16, '....x.......x...', 0.25, 8)
  hats.drum(16, '..x...x...x...x.', 0.25, 8)
  toms.drum(46.5, 'xx', 0.25, 1, 57)
  toms.drum(47, 'xxxX', 0.25, 1, 48)

  splash.drum(48, 'x', 1)
  splash.drum(80, 'x', 1)
  pad.strum(bars(12, 24), 'x.......', 0.5, 0.6, { gate: 1 })
  pluck.arpeggio(bars(12, 24), '02132314', 0.25, 0.52, { ring: 0.3, shift: 12 })
  bass.bass(bars(12, 24), 'r.rr8.r5', 0.5, 0.78)
  boom.drum(48, 'x...x...x...x...', 0.25, 12)
  claps.drum(48, '....x.......x..o', 0.25, 12)
  hats.drum(48, 'o-x-o-x-o-x-o-x-', 0.25, 12)
  open.drum(48, '..x...x...x...x.', 0.25, 12)
  const tune = ['80 76 72 76', '77 76 72 69', '79 76 72 79', '79 81 83 86'] as const
  for (const [bar, notes] of tune.entries()) {
    for (const [step, midi] of notes.split(' ').entries()) {
      const beat = 80 + bar * 4 + ([0, 1.5, 2, 3][step] ?? 0)
      bell.play(beat, [1.5, 0.5, 1, 1][step] ?? 1, Number(midi) - (step === 0 && bar === 0 ? 1 : 0), 0.75)
    }
  }
  pad.strum(closing, 'x.......', 0.5, 0.5, { gate: 1 })
  pluck.arpeggio(closing.slice(0, 3), '0213', 0.5, 0.42, { ring: 0.5, shift: 12 })
  bass.bass(closing.slice(0, 3), 'r-------', 0.5, 0.55)
  splash.drum(96, 'o', 1)
  pluck.play(108, 4, 81, 0.4)
  bass.play(108, 4, 33, 0.5)
  return sing([voice, twin], lines, { tonic: 60, mode: 'major' }, 'zh')
}

export const lastTram: Song = {
  id: 1002,
  title: '末班电车',
  release: releases.rain,
  track: 2,
  genre: 'Synth-pop',
  codec: 'mp3',
  rate: 44100,
  tempo: { bpm: 118, beatsPerBar: 4 },
  tail: 2.6,
  loudness: -15.5,
  desk: {
    room: { seconds: 1.9, size: 1.1, damping: 4600, before: 0.018 },
    echo: { seconds: 0.3814, feedback: 0.42 },
    warmth: 0.5,
  },
  lyrics: 'full',
  credits: [
    ['作词', '纸鸢电台'],
    ['作曲', '纸鸢电台'],
    ['编曲', '七号电台'],
  ],
  style: { credits: 'rows', spaces: 'words', digits: 2 },
  compose,
}
