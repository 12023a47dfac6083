/** Letters that Unicode does not take apart into a plain one and a mark. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
}

const special = new RegExp(`[${Object.keys(plain).join('')}]`, 'gu')
const katakana = /[\u30a1-\u30f6\u30fd\u30fe]/gu
/** Marks of Latin, Greek and Cyrillic letters; those of kana and Hangul make other letters and stay. */
const accents = /[\u0300-\u036f]/gu
const apostrophes = /['’‘`´ʼ＇]/gu
const between = /[^\p{L}\p{N}\p{M}]+/gu
const ascii = /^[ -~]*$/
const onlyAscii = /^[a-z0-9 ]*$/
/** The block in which nearly all names lie, none of whose characters folds. */
const onlyHan = /^[\u4e00-\u9fff]+$/

const kanaShift = 0x60

/**
 * What two spellings of one name share: no case, accents, widths, apostrophes or punctuation, hiragana for
 * katakana, and single spaces between words. A name of nothing but signs keeps them, so that it can be found.
 */
export function foldName(name: string): string {
  if (onlyHan.test(name)) return name
  const lower = (ascii.test(name) ? name : name.normalize('NFKC')).toLowerCase()
  if (onlyAscii.test(lower)) return lower.replace(/ +/g, ' ').trim()
  const letters = lower
    .normalize('NFD')
    .replace(accents, '')
    .normalize('NFC')
    .replace(special, (letter) => plain[letter] ?? letter)
    .replace(katakana, (letter) => String.fromCharCode(letter.charCodeAt(0) - kanaShift))
  const words = letters.replace(apostrophes, '').replace(between, ' ').trim()
  return words === '' ? lower.replace(/\s+/g, ' ').trim() : words
}
