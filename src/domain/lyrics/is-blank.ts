const invisible = new Set([0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2060, 0xfeff])

/** True for a text with nothing to see in it: spaces and zero-width characters only. */
export function isBlank(text: string): boolean {
  const trimmed = text.trim()
  for (let at = 0; at < trimmed.length; at++) {
    const code = trimmed.charCodeAt(at)
    if (!invisible.has(code) && trimmed[at]?.trim() !== '') return false
  }
  return true
}
