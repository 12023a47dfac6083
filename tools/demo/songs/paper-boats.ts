import { progression } from '../compose/chord'
import type { Score } from '../compose/score'
import { sing } from '../lyrics/sing'
import type { LyricLine, SungLine } from '../lyrics/sung-line'
import { bell, feltPiano } from '../synth/keys'
import { fingerBass, warmPad } from '../synth/patches'
import { perNote } from '../synth/per-note'
import { singer } from '../synth/singer'
import { playPhrase } from './instrumental-lead'
import { releases } from './releases'
import type { Song } from './song'

const KEY = { tonic: 62, mode: 'major' } as const

const lines: readonly LyricLine[] = [
  {
    beat: 12,
    melody: '5:1 6 5 3:1 2 1 2:1 3 4 3:3',
    text: 'I fold-ed a let-ter in-to a boat',
    roman: 'aɪ ˈfəʊl.dɪd ə ˈlɛt.ər ˈɪn.tuː ə bəʊt',
    translation: '我把一封信折成一只船',
  },
  {
    beat: 24,
    melody: '5:1 6 5 3:2 1:1 2:1 ~4:1 3:1 2:3',
    text: 'and taught all of the words to float',
    roman: 'ænd tɔːt ɔːl ɒv ðə wɜːdz tuː fləʊt',
    translation: '教每一个字学会漂浮',
  },
  {
    beat: 36,
    melody: "6:1 7 1' 5:2 3:1 4:1 3 2 3:3",
    text: 'Down past the mill and the moon-lit weir',
    roman: 'daʊn pɑːst ðə mɪl ænd ðə ˈmuːn.lɪt wɪə',
    translation: '漂过磨坊，漂过月下的堰',
  },
  {
    beat: 48,
    melody: '6,:1 1 3 2:2 6,:1 2:1 ~3:1 ~2:1 1:3',
    text: 'and sail un-til you are here',
    roman: 'ænd seɪl ən.ˈtɪl juː ɑː hɪə',
    translation: '一直航行到你身边',
  },
  {
    beat: 60,
    melody: "1':2 7:1 6:2 5:1 6:1 5 3 5:3",
    text: 'Pa-per and ink and can-dle-light',
    roman: 'ˈpeɪ.pər ænd ɪŋk ænd ˈkæn.dl.laɪt',
    translation: '纸，墨，一点烛光',
    velocity: 0.88,
  },
  {
    beat: 72,
    melody: '2:1 3 4 5:2 1:1 2:1 ~3:1 ~2:1 1:5',
    text: 'Lit-tle boats, we say good-night',
    roman: 'ˈlɪt.l bəʊts wiː seɪ ɡʊd.ˈnaɪt',
    translation: '小小的船，说晚安',
    velocity: 0.76,
  },
]

function compose(score: Score): SungLine[] {
  const piano = score.part(
    'piano',
    perNote(feltPiano, 0, 0.1),
    { gain: -4, reverb: -13 },
    { timing: 0.009, touch: 0.09 },
  )
  const box = score.part(
    'music box',
    perNote(bell(0.15), 0.2),
    { gain: -7, reverb: -9, highCut: 6500 },
    { timing: 0.006, touch: 0.1 },
  )
  const bass = score.part('bass', perNote(fingerBass), { gain: -8 })
  const pad = score.part('pad', perNote(warmPad), { gain: -15, reverb: -8, highCut: 2000 })
  const voice = score.part(
    'voice',
    singer({ vibrato: 20, speed: 5.4, glide: 0.06, breath: 0.006, size: 1.02 }),
    { gain: 0, reverb: -11, highCut: 6500 },
    { timing: 0.005, touch: 0.05 },
  )
  const at = { beatsPerBar: 3, low: 54, bassLow: 38 }
  const intro = progression('D | A/C# | Bm7 | A7sus4', { ...at, beat: 0 })
  const verse = progression(
    'D | D/F# | G | D/F# | D | Bm7 | Em7 | A7 | G | D/F# | Em7 | Bm7 | Bm7 | E7 | A7sus4 | D',
    { ...at, beat: 12 },
  )
  const chorus = progression('G | D/F# | Em7 | D | G | Bm7 | A7sus4 | D', { ...at, beat: 60 })
  playPhrase(box, 0, "5:1 1' 3' 2':1.5 1':.5 7:1 1':1 7 6 5:2 _:1", { ...KEY, tonic: 74 }, 0.6)
  for (const chords of [intro, verse]) piano.strum(chords, '_xo', 1, 0.32, { gate: 0.8 })
  for (const chord of [...intro, ...verse]) piano.play(chord.beat, 2.6, chord.bass, 0.42)
  bass.bass(verse.slice(8), 'r--', 1, 0.5)
  playPhrase(box, 33, "5':.5 3' 2' 1' 7 6", { ...KEY, tonic: 74 }, 0.42)
  playPhrase(box, 57, "5:.5 6 7 1' 2' 3'", { ...KEY, tonic: 74 }, 0.45)
  pad.strum(verse.slice(8), 'x..', 1, 0.4, { gate: 1 })
  pad.strum(chorus, 'x..', 1, 0.5, { gate: 1 })
  piano.strum(chorus, '_xx', 1, 0.36, { gate: 0.8 })
  piano.arpeggio(chorus, 'b.....', 0.5, 0.48, { ring: 3 })
  bass.bass(chorus, 'r-5', 1, 0.55)
  box.arpeggio(chorus.slice(0, 4), '0.1.2.', 0.5, 0.36, { ring: 2, shift: 24 })
  playPhrase(box, 78, "5:1 1' 3' 2':1.5 1':.5 7:1", { ...KEY, tonic: 74 }, 0.4)
  for (const [step, midi] of [38, 50, 57, 62, 66, 74, 78, 86].entries()) {
    const player = step < 5 ? piano : box
    player.play(84 + step * 0.2, 4.5 - step * 0.2, midi, 0.38 - step * 0.01)
  }
  return sing([voice], lines, KEY, 'en')
}

export const paperBoats: Song = {
  id: 1006,
  title: 'Paper Boats',
  release: releases.tide,
  track: 2,
  genre: 'Waltz',
  codec: 'flac',
  rate: 32000,
  tempo: { bpm: 120, beatsPerBar: 3, slowFrom: 76, slowing: 0.04 },
  tail: 1.4,
  loudness: -19.8,
  desk: {
    room: { seconds: 1.9, size: 1.15, damping: 2800, before: 0.02 },
    echo: { seconds: 0.5, feedback: 0.2 },
    warmth: 0.15,
  },
  lyrics: 'full',
  credits: [
    ['Lyrics by', 'Ada Marlow'],
    ['Music by', 'Tobias Fen'],
  ],
  style: { credits: 'json', spaces: 'inside', digits: 2 },
  compose,
}
