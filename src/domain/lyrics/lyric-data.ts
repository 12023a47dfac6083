/** Who sings a line of a song with several voices: nothing for the first voice, the other one, or all. */
export type LyricVoice = 'second' | 'together'

/** A line timed as a whole. Times are seconds from the start of the track. */
export interface LyricLine {
  time: number
  /** The line's end if the file gives one; otherwise the line lasts until the next one starts. */
  endTime?: number
  content: string
  tran?: string
  roma?: string
  /** Whether the file marks it as background vocals of the line before. */
  background?: true
  voice?: LyricVoice
}

/**
 * A timed unit of a line. In {@link LyricData} `time` is the file's time plus {@link wordOffset}; as parsed, it is the
 * file's. Both and `duration` are in seconds.
 */
export interface LyricWord {
  time: number
  duration: number
  content: string
}

/** A line timed word by word. `endTime` is the end of the line or of its last word, the later one, in seconds. */
export interface WordLine {
  time: number
  endTime: number
  content: LyricWord[]
  tran?: string
  roma?: string
  /** Whether the file marks it as background vocals of the line before. */
  background?: true
  voice?: LyricVoice
}

/**
 * The lyrics of a track, parsed and aligned. Both lists of lines may be empty; their main lines are sorted by time, each
 * followed by its background vocals.
 */
export interface LyricData {
  lrc: LyricLine[]
  yrc: WordLine[]
  /** Lyricist, composer and others, to be shown before the first sung line. */
  credits: string[]
  /** Whether the backend calls the track instrumental. */
  instrumental: boolean
  /** Number of lines omitted because they are too long to be shown; absent when there are none. */
  omittedLines?: number
  hasLrcTran: boolean
  hasLrcRoma: boolean
  hasYrc: boolean
  hasYrcTran: boolean
  hasYrcRoma: boolean
}

/** Seconds that the specification adds to every stored word time; the renderer leads by the same. */
export const wordOffset = 0.1

export const emptyLyrics: LyricData = {
  lrc: [],
  yrc: [],
  credits: [],
  instrumental: false,
  hasLrcTran: false,
  hasLrcRoma: false,
  hasYrc: false,
  hasYrcTran: false,
  hasYrcRoma: false,
}
