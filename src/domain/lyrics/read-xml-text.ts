const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
])

/** UTF-16 units that the name of a reference may take. */
const longestReference = 10

/**
 * A text of XML with its references to characters put in: `Tom &amp; J&#xE9;r&#244;me`. A reference that XML does
 * not know by itself stays as it is written; one to what is no character becomes U+FFFD.
 */
export function readXmlText(text: string): string {
  let at = text.indexOf('&')
  if (at === -1) return text
  let read = ''
  let from = 0
  for (; at !== -1; at = text.indexOf('&', at + 1)) {
    const name = text.slice(at + 1, at + 2 + longestReference)
    const end = name.indexOf(';')
    const character = end > 0 ? characterOf(name.slice(0, end)) : null
    if (character === null) continue
    read += text.slice(from, at) + character
    from = at + end + 2
  }
  return read + text.slice(from)
}

function characterOf(name: string): string | null {
  if (name[0] !== '#') return named.get(name) ?? null
  const isHex = name[1] === 'x'
  const digits = name.slice(isHex ? 2 : 1)
  if (!(isHex ? /^[\da-f]+$/i : /^\d+$/).test(digits)) return null
  const code = Number.parseInt(digits, isHex ? 16 : 10)
  const unfit = code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)
  return unfit ? '\ufffd' : String.fromCodePoint(code)
}
