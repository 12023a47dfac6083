const longest = 255

/**
 * A file's name as its listener is shown it: without folders and control characters, at most 255 characters, of
 * which the last are kept for the ending's sake. It never becomes a path.
 */
export function displayName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  // control characters, line ends of Unicode, and marks that turn the reading direction
  const visible = last.replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
  const characters = [...visible.trim()]
  return characters.length <= longest
    ? characters.join('')
    : [...characters.slice(0, longest - 8), ...characters.slice(-8)].join('')
}
