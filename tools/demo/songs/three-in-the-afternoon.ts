import { progression } from '../compose/chord'
import type { Score } from '../compose/score'
import { sing } from '../lyrics/sing'
import type { LyricLine, SungLine } from '../lyrics/sung-line'
import { brush, rim, shaker } from '../synth/drums'
import { fingerBass, flute, nylonGuitar } from '../synth/patches'
import { perNote } from '../synth/per-note'
import { singer } from '../synth/singer'
import { playPhrase } from './instrumental-lead'
import { releases } from './releases'
import type { Song } from './song'

const KEY = { tonic: 62, mode: 'major' } as const

const lines: readonly LyricLine[] = [
  {
    beat: 16,
    melody: '_:1 5:1 5:.5 6:1 5:1.5 3:1 2:.5 3:1.5',
    text: '午后三点的咖啡',
    roman: 'wǔ hòu sān diǎn de kā fēi',
    translation: 'Coffee at three in the afternoon',
  },
  {
    beat: 24,
    melody: '_:1 6:1 6:.5 7:1 6:1.5 #4:1 3:.5 2:1.5',
    text: '影子斜成一句话',
    roman: 'yǐng zi xié chéng yí jù huà',
    translation: 'Shadows lean into a sentence',
  },
  {
    beat: 32,
    melody: "_:1 6:1 6:.5 1':1 7:1.5 6:1 5:.5 6:1.5",
    text: '风翻着你的诗集',
    roman: 'fēng fān zhe nǐ de shī jí',
    translation: 'The wind leafs through your poems',
  },
  {
    beat: 40,
    melody: '_:1 5:1 3:.5 2:1 3:1.5 6,:1 7,:.5 6,:1.5',
    text: '停在没写完那行',
    roman: 'tíng zài méi xiě wán nà háng',
    translation: 'and stops at the unfinished line',
  },
  {
    beat: 64,
    melody: "1':1.5 7:.5 6:1 5:1 b6:1.5 5:.5 4:2",
    text: '别急着说晚一点',
    roman: 'bié jí zhe shuō wǎn yì diǎn',
    translation: 'Do not be quick to say later',
  },
  {
    beat: 72,
    melody: '_:1 2:1 3:.5 5:1 3:1.5 #1:1 7,:.5 6,:3',
    text: '此刻已经是永远',
    roman: 'cǐ kè yǐ jīng shì yǒng yuǎn',
    translation: 'this moment is already for ever',
    velocity: 0.74,
  },
]

function compose(score: Score): SungLine[] {
  const guitar = score.part(
    'guitar',
    perNote(nylonGuitar, -0.15, 0.05),
    { gain: -4, reverb: -16, highCut: 4200 },
    { timing: 0.007, touch: 0.08 },
  )
  const bass = score.part('bass', perNote(fingerBass), { gain: -6 }, { timing: 0.006, touch: 0.06 })
  const click = score.part('rim', perNote(rim, 0.25), { gain: -19, reverb: -16, highCut: 5000 })
  const shake = score.part(
    'shaker',
    perNote(shaker),
    { gain: -27, highCut: 7000 },
    { timing: 0.005, touch: 0.15 },
  )
  const sweep = score.part('brush', perNote(brush), { gain: -25, highCut: 5000 })
  const wind = score.part(
    'flute',
    perNote(flute, 0.15),
    { gain: -3, reverb: -10, highCut: 4500 },
    { timing: 0.012, touch: 0.05 },
  )
  const voice = score.part(
    'voice',
    singer({ vibrato: 13, speed: 5.2, glide: 0.055, breath: 0.006, size: 0.98 }),
    { gain: 0, reverb: -15, highCut: 6000 },
    { timing: 0.008, touch: 0.06 },
  )
  const at = { beatsPerBar: 4, low: 54, bassLow: 38 }
  const verse = 'Dmaj9 | Dmaj9 | E9 | E9 | Em9 | A13 | F#m7 | B7b9'
  const all = progression(
    [
      'Em9 | A13 | Dmaj9 | B7b9',
      verse,
      'Em9 | A13 | Dmaj9 | Am7 D9',
      'Gmaj7 | Gm6 | F#m7 | B7b9 | Em9 | A7b9 | D69',
    ].join(' | '),
    { ...at, beat: 0 },
  )
  const body = all.filter(({ beat }) => beat < 88)
  guitar.strum(body, 'x.x..x.x..x..x..', 0.5, 0.5, { gate: 0.9 })
  bass.bass(
    body.filter(({ beat }) => beat >= 8),
    'r--5--5-',
    0.5,
    0.6,
  )
  click.drum(16, 'x..x..x...x..x..', 0.5, 9)
  shake.drum(8, 'x-o-x-o-', 0.5, 20)
  sweep.drum(48, '..x...x.', 0.5, 10)
  const high = { ...KEY, tonic: 74 }
  playPhrase(wind, 0, '_:1 5:1 3:.5 2:1 3:.5 | 5:1.5 6:.5 5:2', high, 0.6)
  playPhrase(wind, 8, "_:.5 3:.5 5 6 1':1.5 7:.5 | 6:1 5:.5 3 2:1 _:1", high, 0.6)
  playPhrase(wind, 47, "5:.5 6 | 1':1.5 6:.5 5:1 3:.5 5:1.5 | 6:.5 5 3:1 2:1 _:.5 1:.5", high, 0.7)
  playPhrase(wind, 56, '3:1.5 5:.5 6:.5 5 3 2 | 1:.5 2 3 5 4:1 3:.5 2', high, 0.7)
  playPhrase(wind, 81, "_:.5 5:.5 6 1' 2':1.5 | 1':.5 6 5 3 2:1 _:1", high, 0.55)
  const last = all.filter(({ beat }) => beat >= 88)
  guitar.strum(last, 'x.......', 0.5, 0.45, { roll: 0.05 })
  bass.play(88, 4, 38, 0.55)
  playPhrase(wind, 88, '3:.5 ~5:3.5', high, 0.45)
  return sing([voice], lines, KEY, 'zh')
}

export const threeInTheAfternoon: Song = {
  id: 1011,
  title: '午后三点',
  release: releases.afternoon,
  track: 1,
  genre: 'Bossa Nova',
  codec: 'flac',
  rate: 32000,
  tempo: { bpm: 130, beatsPerBar: 4, slowFrom: 86, slowing: 0.06 },
  tail: 1.6,
  loudness: -19.8,
  desk: {
    room: { seconds: 1.3, size: 1, damping: 2800, before: 0.014 },
    echo: { seconds: 0.476, feedback: 0.2 },
    warmth: 0.2,
  },
  lyrics: 'lines',
  credits: [
    ['作词', '沈见鹿'],
    ['作曲', '沈见鹿'],
  ],
  style: { credits: 'json', spaces: 'inside', digits: 2 },
  compose,
}
