import { scriptOf } from '../../text/script-of'

export interface Language {
  key: 'chinese' | 'western' | 'japanese' | 'korean'
  /** NetEase's name. */
  name: string
}

/** The languages that the script of a title tells. */
export const languages: readonly Language[] = [
  { key: 'chinese', name: '华语' },
  { key: 'western', name: '欧美' },
  { key: 'japanese', name: '日语' },
  { key: 'korean', name: '韩语' },
]

/**
 * Guesses the language of a song from its title; null when unknown. Titles in Latin letters are common everywhere, so
 * the artist's script counts too.
 */
export function languageOf(title: string, hasEasternArtist: boolean): Language['key'] | null {
  const script = scriptOf(title)
  if (script === 'kana') return 'japanese'
  if (script === 'hangul') return 'korean'
  if (script === 'han') return 'chinese'
  return script === 'latin' && !hasEasternArtist ? 'western' : null
}
