import { scriptOf } from '../search/script-of'

export interface Language {
  key: 'chinese' | 'western' | 'japanese' | 'korean'
  /** In the field's words. */
  name: string
  /** What its songs have in common, to be read after "歌名". */
  sign: string
}

/** The languages that writing tells apart. */
export const languages: readonly Language[] = [
  { key: 'chinese', name: '华语', sign: '用汉字书写' },
  { key: 'western', name: '欧美', sign: '与歌手名都用拉丁字母书写' },
  { key: 'japanese', name: '日语', sign: '里有假名' },
  { key: 'korean', name: '韩语', sign: '里有韩文' },
]

/**
 * The language of a song, as far as its title tells; null for none. Titles in Latin letters are common everywhere, so
 * who sings them counts too.
 */
export function languageOf(title: string, hasEasternArtist: boolean): Language['key'] | null {
  const script = scriptOf(title)
  if (script === 'kana') return 'japanese'
  if (script === 'hangul') return 'korean'
  if (script === 'han') return 'chinese'
  return script === 'latin' && !hasEasternArtist ? 'western' : null
}
