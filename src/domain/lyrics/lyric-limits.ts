/** Largest lyric texts that are parsed; larger ones fail as `tooLarge`. Real ones stay under a tenth of each limit. */
export const lyricLimits = {
  /** UTF-16 code units in one text. */
  characters: 2_000_000,
  /** Rows of the file, and also timed lines made from them. */
  lines: 20_000,
  /** UTF-16 code units of sung text in one line. */
  lineCharacters: 2_000,
} as const
