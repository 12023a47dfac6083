import type { Rgb } from './palette'

const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i

/** Writes a colour as `#rrggbb`, in lower case. */
export function toHex({ r, g, b }: Rgb): string {
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Reads a colour from `#rrggbb`. */
export function fromHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return { r: value >> 16, g: (value >> 8) & 255, b: value & 255 }
}

/** Reads a typed colour of three or six digits, with or without `#`. Returns `#rrggbb`, undefined for anything else. */
export function readHex(typed: string): string | undefined {
  const found = digits.exec(typed.trim())?.[1]?.toLowerCase()
  if (found === undefined) return undefined
  return `#${found.length === 3 ? [...found].map((digit) => digit + digit).join('') : found}`
}
