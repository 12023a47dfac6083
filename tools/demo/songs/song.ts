import type { Score } from '../compose/score'
import type { Tempo } from '../compose/clock'
import type { Credit, LyricStyle } from '../lyrics/lyric-files'
import type { SungLine } from '../lyrics/sung-line'
import type { Desk } from '../synth/mixer'
import type { Release } from './releases'

/** One piece: what is written into its tags, how it sounds, and which lyric files go with it. */
export interface Song {
  /** 1001..1012, also the seed. */
  id: number
  title: string
  release: Release
  track: number
  genre: string
  codec: 'mp3' | 'flac'
  /** Samples a second. */
  rate: 32000 | 44100
  tempo: Tempo
  /** Seconds that ring on after the last note's end. */
  tail: number
  /** Integrated loudness in LUFS. */
  loudness: number
  desk: Desk
  lyrics: 'full' | 'lines' | 'pure' | 'none'
  credits: readonly Credit[]
  style: LyricStyle
  /** Fills the score and returns the lines as sung (none for an instrumental). */
  compose(score: Score): SungLine[]
}
