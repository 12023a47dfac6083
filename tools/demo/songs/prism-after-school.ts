import { progression } from '../compose/chord'
import type { Score } from '../compose/score'
import type { SungLine } from '../lyrics/sung-line'
import { chipNoise, kick } from '../synth/drums'
import { chipArp, chipBass, chipLead } from '../synth/patches'
import { perNote } from '../synth/per-note'
import { playPhrase } from './instrumental-lead'
import { releases } from './releases'
import type { Song } from './song'

const KEY = { tonic: 69, mode: 'major' } as const
const THEME_A = "3:.5 5 ~1':1 7:.5 6 5:1 | 6:.5 5 3 2 3:1.5 _:.5"
const THEME_B = "4:.5 6 ~1':1 7:.5 6 4:1 | 5:.5 6 7 2' 5:2"
const THEME_C = "1':.75 7 1':.5 2':1 5:1 | 7:.75 6 5:.5 3:2"
const THEME_D = "4:.75 5 6:.5 1':1 6:1 | 5:.5 4 3 2 3:1 5"

function compose(score: Score): SungLine[] {
  const steady = { timing: 0.0005, touch: 0.03 }
  const tune = score.part('tune', perNote(chipLead, 0.08), { gain: 0, echo: -12, reverb: -18 }, steady)
  const second = score.part('second', perNote(chipLead, -0.4), { gain: -7, echo: -14, reverb: -16 }, steady)
  const arp = score.part('arp', perNote(chipArp, 0.4), { gain: -8, reverb: -18 }, steady)
  const bass = score.part('bass', perNote(chipBass), { gain: -3 }, steady)
  const boom = score.part('kick', perNote(kick(60, 260, 0.14, 0.3)), { gain: -6 }, steady)
  const tick = score.part('noise', perNote(chipNoise), { gain: -12, reverb: -20 }, steady)
  const at = { beatsPerBar: 4, low: 57, bassLow: 33 }
  const a = 'A | C#m7 | Dmaj7 | E7sus4'
  const b = 'Dmaj7 | C#m7 | Bm7 | E7'
  const c = 'F#m7 | C#m7 | Dmaj7 | E7'
  const intro = progression('Dmaj7 | E7', { ...at, beat: 0 })
  const body = progression([a, b, c, b, c, b].join(' | '), { ...at, beat: 8 })
  const ending = progression('Dmaj7 | E7 | A69', { ...at, beat: 104 })
  arp.arpeggio(intro, '0123', 0.25, 0.55, { ring: 0.2, shift: 12 })
  tick.drum(4, 'x.x.xxxX', 0.5, 1)
  for (const [beat, phrase] of [
    [8, THEME_A],
    [16, THEME_B],
    [24, THEME_D],
    [32, THEME_B],
    [40, THEME_C],
    [48, THEME_D],
    [56, THEME_A],
    [64, THEME_B],
    [72, THEME_C],
    [80, THEME_D],
    [88, THEME_D],
    [96, THEME_B],
  ] as const) {
    playPhrase(tune, beat, phrase, KEY, 0.75, 0.88)
    if (beat >= 72) playPhrase(second, beat, phrase, { ...KEY, tonic: 57 }, 0.7, 0.88)
  }
  for (const chord of body.slice(8, 16)) {
    for (const [step, voice] of [2, 3, 1].entries())
      second.play(chord.beat + 2 + step * 0.5, 0.45, chord.voices[voice % chord.voices.length]!, 0.6)
  }
  arp.arpeggio(body, '01230213', 0.25, 0.5, { ring: 0.2, shift: 12 })
  bass.bass(body.slice(0, 8), 'r.r8.r5.', 0.5, 0.75)
  bass.bass(body.slice(8), 'r8r8r8r8', 0.5, 0.8)
  boom.drum(8, 'x..xx...', 0.5, 24)
  tick.drum(8, 'o.x.o.xo', 0.5, 8)
  tick.drum(40, 'o-X-o-Xo', 0.5, 15)
  tick.drum(100, 'xxxxxxXX', 0.5, 1)
  arp.arpeggio(ending.slice(0, 2), '01230213', 0.25, 0.5, { ring: 0.2, shift: 12 })
  bass.bass(ending.slice(0, 2), 'r-------', 0.5, 0.7)
  playPhrase(
    tune,
    104,
    "6:.5 1' 2' 4' 3':1 2' | 2':.5 7 6 7 5:1 7 | 1':.25 5 3 5 1' 3' 5' 1'' ~1'':1",
    KEY,
    0.75,
    0.9,
  )
  arp.strum(ending.slice(2), 'x.......', 0.5, 0.5, { roll: 0.03, shift: 12 })
  bass.play(112, 3, 33, 0.75)
  boom.drum(112, 'X', 1)
  return []
}

export const prismAfterSchool: Song = {
  id: 1009,
  title: '放課後プリズム',
  release: releases.soda,
  track: 2,
  genre: 'Chiptune',
  codec: 'mp3',
  rate: 44100,
  tempo: { bpm: 158, beatsPerBar: 4 },
  tail: 1.8,
  loudness: -15.8,
  desk: {
    room: { seconds: 1.2, size: 0.9, damping: 5000, before: 0.01 },
    echo: { seconds: 0.285, feedback: 0.35 },
    warmth: 0.2,
  },
  lyrics: 'none',
  credits: [],
  style: { credits: 'rows', spaces: 'inside', digits: 2 },
  compose,
}
