const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i

/** Reads a typed colour of three or six digits, with or without `#`. Returns `#rrggbb`, undefined for anything else. */
export function readHex(typed: string): string | undefined {
  const found = digits.exec(typed.trim())?.[1]?.toLowerCase()
  if (found === undefined) return undefined
  return `#${found.length === 3 ? [...found].map((digit) => digit + digit).join('') : found}`
}
