/** A line timed as a whole. Times are seconds from the start of the track. */
export interface LyricLine {
  time: number
  /** Set where the file ends the line itself; else it lasts until the next one begins. */
  endTime?: number
  content: string
  tran?: string
  roma?: string
  /** A second voice under the line before it, as the file says. */
  background?: true
}

/** A timed unit inside a line. `time` is the file's plus {@link wordOffset}; `duration` is in seconds. */
export interface LyricWord {
  time: number
  duration: number
  content: string
}

/** A line timed word by word. `endTime` is the later of the line's and its last word's end, in seconds. */
export interface WordLine {
  time: number
  endTime: number
  content: LyricWord[]
  tran?: string
  roma?: string
  /** A second voice under the line before it, as the file says. */
  background?: true
}

/** All the words of a track, parsed and aligned. Both lists are sorted by time and may be empty. */
export interface LyricData {
  lrc: LyricLine[]
  yrc: WordLine[]
  /** Lyricist, composer and the like, as shown before the first sung line. */
  credits: string[]
  /** Whether the backend says that nothing is sung in it. */
  pureMusic: boolean
  /** How many lines are not here because they are longer than can be shown; absent when none is. */
  leftOut?: number
  hasLrcTran: boolean
  hasLrcRoma: boolean
  hasYrc: boolean
  hasYrcTran: boolean
  hasYrcRoma: boolean
}

/** The texts as the backend sends them; empty string where it has none. */
export interface LyricTexts {
  lrc: string
  tlyric: string
  romalrc: string
  yrc: string
  ytlrc: string
  yromalrc: string
  /** A listener's own TTML file, whole; NetEase has none. */
  ttml: string
}

/** Seconds that the specification adds to every stored word time; the renderer leads by the same. */
export const wordOffset = 0.1

export const emptyLyrics: LyricData = {
  lrc: [],
  yrc: [],
  credits: [],
  pureMusic: false,
  hasLrcTran: false,
  hasLrcRoma: false,
  hasYrc: false,
  hasYrcTran: false,
  hasYrcRoma: false,
}
