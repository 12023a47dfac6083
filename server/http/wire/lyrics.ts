import { lyricKinds, type LyricTexts } from '../../library/files/lyric-kinds'

const asked = { sgc: false, sfy: false, qfy: false }

const versioned = (lyric = '') => ({ version: lyric ? 1 : 0, lyric })

/** The texts of `/lyric/new`; word-timed texts and `ttml` are only present when they exist. */
export function wireLyrics(texts: LyricTexts) {
  if (!texts.lrc && !texts.yrc && !texts.ttml) return { ...asked, nolyric: true, code: 200 }
  const always = ['lrc', 'tlyric', 'romalrc'] as const
  const kinds = lyricKinds.filter((kind) => texts[kind] || always.some((other) => other === kind))
  return {
    ...asked,
    klyric: versioned(),
    ...Object.fromEntries(kinds.map((kind) => [kind, versioned(texts[kind])])),
    code: 200,
  }
}
