const longest = 255

/**
 * Returns a file name for display: without folders and control characters, at most 255 characters with the ending kept.
 * Never used as a path.
 */
export function displayName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  // control characters, Unicode line breaks, and marks that change the direction of text
  const visible = last.replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
  const characters = [...visible.trim()]
  return characters.length <= longest
    ? characters.join('')
    : [...characters.slice(0, longest - 8), ...characters.slice(-8)].join('')
}
