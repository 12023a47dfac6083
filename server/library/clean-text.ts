/** Control characters, marks that turn the direction of writing, halves of characters. */
const unfit = /[\p{Cc}\u2028-\u202e\u2066-\u2069\p{Cs}]/gu
/** The same without tab and line ends. */
const unfitInText = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069\p{Cs}]/gu

const maxLength = 500

/** One line out of a tag, fit to be shown: no control characters, single spaces, at most 500 characters. */
export function cleanLine(text: string): string {
  // the blanks of a line are bounded by the cut before them
  const cut = text
    .slice(0, maxLength * 4)
    .replace(unfit, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return cut.length <= maxLength ? cut : cut.slice(0, maxLength).replace(unfit, '').trim()
}

/** Many lines of text without control characters, as long as they are. */
export function cleanText(text: string): string {
  return text.replace(unfitInText, '')
}
