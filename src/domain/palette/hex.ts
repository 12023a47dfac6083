import type { Rgb } from './palette'

const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i

/** `#rrggbb`, in small letters. */
export function toHex({ r, g, b }: Rgb): string {
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The colour of a `#rrggbb`. */
export function fromHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return { r: value >> 16, g: (value >> 8) & 255, b: value & 255 }
}

/** As `#rrggbb` what a listener writes as three or six digits, with or without `#`; undefined when it is no colour. */
export function readHex(written: string): string | undefined {
  const found = digits.exec(written.trim())?.[1]?.toLowerCase()
  if (found === undefined) return undefined
  return `#${found.length === 3 ? [...found].map((digit) => digit + digit).join('') : found}`
}
