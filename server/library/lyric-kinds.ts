/** The texts that a song may have, named as `/lyric/new` names them; `ttml` is of files alone, NetEase has none. */
export const lyricKinds = ['lrc', 'tlyric', 'romalrc', 'yrc', 'ytlrc', 'yromalrc', 'ttml'] as const

export type LyricKind = (typeof lyricKinds)[number]

export type LyricTexts = Partial<Record<LyricKind, string>>

/** What follows the song's own name in a side file: `01 Title.tlyric.lrc`. The first one found wins. */
export const sideFileEndings: Record<LyricKind, readonly string[]> = {
  lrc: ['.lrc'],
  tlyric: ['.tlyric.lrc', '.zh.lrc'],
  romalrc: ['.romalrc.lrc'],
  yrc: ['.yrc'],
  ytlrc: ['.ytlrc.lrc'],
  yromalrc: ['.yromalrc.lrc'],
  ttml: ['.ttml'],
}
