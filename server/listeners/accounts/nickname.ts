import { textLimits } from '../../../src/contract/text-limits'

/** Control characters and marks that change the direction of text. */
const unseen = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu

const characters = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** Returns the name cleaned for display; null when it is empty or too long. */
export function readNickname(given: string): string | null {
  const name = given.normalize('NFC').replace(unseen, ' ').replace(/\s+/g, ' ').trim()
  // more than four code units a character: combining marks only
  if (name.length > textLimits.nickname * 4) return null
  const { length } = [...characters.segment(name)]
  return length >= 1 && length <= textLimits.nickname ? name : null
}
