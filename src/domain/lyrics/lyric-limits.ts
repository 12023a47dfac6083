/** What a lyric text may hold before it is refused as `tooLarge`; real ones stay under a tenth of it. */
export const lyricLimits = {
  /** UTF-16 units in one text. */
  characters: 2_000_000,
  /** Rows in the file, and timed lines that it yields. */
  lines: 20_000,
  /** UTF-16 units of sung text in one line. */
  lineCharacters: 2_000,
} as const
