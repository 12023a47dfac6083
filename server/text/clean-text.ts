/** Control characters, Unicode line breaks, and marks that change the direction of text. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Returns a text safe for a terminal: control characters are written as `\u{1b}`. */
export function toPrintable(text: string): string {
  return text.replace(unseen, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`)
}

/** Control characters, marks that change the direction of text, lone surrogates. */
const unfit = /[\p{Cc}\u2028-\u202e\u2066-\u2069\p{Cs}]/gu
/** The same without tab and line breaks. */
const unfitInText = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069\p{Cs}]/gu

const maxLength = 500

/** Cleans a line from a tag for display: no control characters, single spaces, at most 500 characters. */
export function cleanLine(text: string): string {
  // cut first, so that the replacements stay fast for an absurdly long text
  const cut = text
    .slice(0, maxLength * 4)
    .replace(unfit, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return cut.length <= maxLength ? cut : cut.slice(0, maxLength).replace(unfit, '').trim()
}

/** Removes control characters from a text of several lines. */
export function cleanText(text: string): string {
  return text.replace(unfitInText, '')
}
