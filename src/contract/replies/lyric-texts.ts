/** The lyric files of a track as the backend sends them. A missing file is an empty string. */
export interface LyricTexts {
  lrc: string
  tlyric: string
  romalrc: string
  yrc: string
  ytlrc: string
  yromalrc: string
  /** A TTML file of the listener's library; NetEase has none. */
  ttml: string
}
