/** The kinds of lyrics a song may have, named as in `/lyric/new`. `ttml` comes from files only; NetEase has none. */
export const lyricKinds = ['lrc', 'tlyric', 'romalrc', 'yrc', 'ytlrc', 'yromalrc', 'ttml'] as const

export type LyricKind = (typeof lyricKinds)[number]

export type LyricTexts = Partial<Record<LyricKind, string>>

/** What follows the song's file name: `01 Title.tlyric.lrc`. The first match is used. */
export const sidecarEndings: Record<LyricKind, readonly string[]> = {
  lrc: ['.lrc'],
  tlyric: ['.tlyric.lrc', '.zh.lrc'],
  romalrc: ['.romalrc.lrc'],
  yrc: ['.yrc'],
  ytlrc: ['.ytlrc.lrc'],
  yromalrc: ['.yromalrc.lrc'],
  ttml: ['.ttml'],
}
