/** Whether a UTF-16 unit is white space of any kind, a byte order mark included. */
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

/** Whether a UTF-16 unit leaves nothing to see: a space, a joiner or a mark of direction. */
export function isUnseen(code: number): boolean {
  return isSpace(code) || (code >= 0x200b && code <= 0x200f) || code === 0x2060
}

/** True for a text with nothing to see in it: spaces and zero-width characters only. */
export function isBlank(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    if (!isUnseen(text.charCodeAt(at))) return false
  }
  return true
}
