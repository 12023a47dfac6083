/** Characters that some system does not allow in file names. */
// oxlint-disable-next-line no-control-regex -- control characters are among them
const forbidden = /[\u0000-\u001f\u007f<>:"/\\|?*]+/g

/** Longest name in bytes: less than any disk allows, with room for an extension and a number added by the browser. */
const maxBytes = 220

function utf8Length(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x8_00) return 2
  return code < 0x1_00_00 ? 3 : 4
}

function shortened(text: string): string {
  let room = maxBytes
  let short = ''
  for (const character of text) {
    room -= utf8Length(character)
    if (room < 0) break
    short += character
  }
  return short
}

/** Returns a file name that every system allows. `fallback` takes the place of a name of which nothing is left. */
export function safeFileName(name: string, type: string, fallback: string): string {
  const clean = name.replaceAll(forbidden, ' ').replaceAll(/\s+/g, ' ')
  // a leading dot hides the file, and some systems drop a trailing one
  const safe = shortened(clean.replace(/^[. ]+/, '')).replace(/[. ]+$/, '') || fallback
  const extension = type.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return extension ? `${safe}.${extension}` : safe
}
