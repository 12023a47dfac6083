/** Returns whether a UTF-16 code unit is white space of any kind. A byte order mark counts as white space. */
export function isSpace(code: number): boolean {
  if (code < 0x80) return code === 0x20 || (code >= 0x09 && code <= 0x0d)
  return code === 0xa0 || code === 0x3000 || code === 0xfeff || (code >= 0x1680 && isRareSpace(code))
}

function isRareSpace(code: number): boolean {
  return (
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f
  )
}

/** Returns whether a UTF-16 code unit draws nothing: white space, a zero-width joiner or a direction mark. */
export function isInvisible(code: number): boolean {
  return isSpace(code) || (code >= 0x200b && code <= 0x200f) || code === 0x2060
}

/** Returns whether a text is empty or has invisible characters only. */
export function isBlank(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    if (!isInvisible(text.charCodeAt(at))) return false
  }
  return true
}
