const namedCharacters = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
])

/** Longest name of a character reference, in UTF-16 code units. */
const maxReferenceLength = 10

/**
 * Replaces the character references in a text of XML: `Tom &amp; J&#xE9;r&#244;me`. An unknown reference stays as it
 * is written. A number that is not a character becomes U+FFFD.
 */
export function readXmlText(text: string): string {
  let at = text.indexOf('&')
  if (at === -1) return text
  let read = ''
  let from = 0
  for (; at !== -1; at = text.indexOf('&', at + 1)) {
    const name = text.slice(at + 1, at + 2 + maxReferenceLength)
    const end = name.indexOf(';')
    const character = end > 0 ? referencedCharacter(name.slice(0, end)) : null
    if (character === null) continue
    read += text.slice(from, at) + character
    from = at + end + 2
  }
  return read + text.slice(from)
}

/** Returns the character of a reference without its `&` and `;`, null when the reference is unknown. */
function referencedCharacter(name: string): string | null {
  if (name[0] !== '#') return namedCharacters.get(name) ?? null
  const isHex = name[1] === 'x'
  const digits = name.slice(isHex ? 2 : 1)
  if (!(isHex ? /^[\da-f]+$/i : /^\d+$/).test(digits)) return null
  const code = Number.parseInt(digits, isHex ? 16 : 10)
  const isInvalid = code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)
  return isInvalid ? '\ufffd' : String.fromCodePoint(code)
}

/**
 * Replaces each stretch of white space with one space. Returns an empty text for white space that contains a line
 * break and nothing else, because it only indents the file; with `preserved` (`xml:space`) it is one space too.
 */
export function collapseXmlSpace(text: string, preserved: boolean): string {
  let isWhite = true
  let hasLineBreak = false
  let needsReplacing = false
  let before = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > 0x20) isWhite = false
    else if (code !== 0x20 || before === 0x20) needsReplacing = true
    if (code === 0x0a || code === 0x0d) hasLineBreak = true
    before = code
  }
  if (isWhite) return text === '' || (hasLineBreak && !preserved) ? '' : ' '
  return needsReplacing ? text.replace(/[\t\n\r ]+/g, ' ') : text
}
