import type { Articulation } from '../synth/note'

export type Language = 'zh' | 'en' | 'ja'

/** One written word with the syllables that carry its notes; `text` holds its trailing space. */
export interface Word {
  text: string
  syllables: Articulation[]
}

/** A line as written by a song: see `readWords` for `text` and `roman`. */
export interface LyricLine {
  /** Beat of the phrase's start, rests included. */
  beat: number
  melody: string
  text: string
  roman: string
  translation: string
  /** 0..1, 0.8 when absent. */
  velocity?: number
}

/** A word as sung, times in seconds from the file's start. */
export interface SungWord {
  text: string
  start: number
  end: number
}

/** A line as sung; `start` and `end` are those of its first and last note. */
export interface SungLine {
  words: SungWord[]
  start: number
  end: number
  romanisation: string
  translation: string
}
