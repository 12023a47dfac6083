/** In characters as people count them. */
export const longestNickname = 30

/** Controls, and marks that would turn the text around them. */
const unseen = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu

const characters = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** A name fit to be shown, null when none is left or when it is too long. */
export function readNickname(given: string): string | null {
  const name = given.normalize('NFC').replace(unseen, ' ').replace(/\s+/g, ' ').trim()
  // beyond four units a character there are only stacked marks
  if (name.length > longestNickname * 4) return null
  const { length } = [...characters.segment(name)]
  return length >= 1 && length <= longestNickname ? name : null
}
