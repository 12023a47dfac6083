/** Control characters, line ends of Unicode, and marks that turn the direction of writing. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** One line fit for a terminal, whatever a file is called: what would steer it is written out, as `\u{1b}`. */
export function printable(text: string): string {
  return text.replace(unseen, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`)
}
