import type { Rgb } from './palette'

/** Writes a colour as `#rrggbb`, in lower case. */
export function toHex({ r, g, b }: Rgb): string {
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Reads a colour from `#rrggbb`. */
export function fromHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return { r: value >> 16, g: (value >> 8) & 255, b: value & 255 }
}
