import type { Rgb } from './palette'

/** A colour in OKLCH (Ottosson 2020, as in CSS Color 4): lightness 0..1, chroma 0..about 0.4, hue in degrees 0..360. */
export interface Oklch {
  l: number
  c: number
  h: number
}

/** Converts from sRGB. A grey gets hue 0. */
export function toOklch({ r, g, b }: Rgb): Oklch {
  const red = toLinear(r)
  const green = toLinear(g)
  const blue = toLinear(b)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const bb = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  const c = Math.hypot(a, bb)
  if (c < 1e-6) return { l, c: 0, h: 0 }
  return { l, c, h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360 }
}

/** Converts to sRGB, in whole numbers. Chroma beyond the gamut is reduced; lightness and hue stay. */
export function fromOklch({ l, c, h }: Oklch): Rgb {
  let chroma = c
  if (!isInGamut(linearOf({ l, c, h }))) {
    let low = 0
    let high = c
    for (let round = 0; round < 16; round++) {
      const middle = (low + high) / 2
      if (isInGamut(linearOf({ l, c: middle, h }))) low = middle
      else high = middle
    }
    chroma = low
  }
  const [red, green, blue] = linearOf({ l, c: chroma, h })
  return { r: toChannel(red), g: toChannel(green), b: toChannel(blue) }
}

type Linear = readonly [red: number, green: number, blue: number]

function linearOf({ l, c, h }: Oklch): Linear {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

function isInGamut(linear: Linear): boolean {
  return linear.every((value) => value >= -1e-6 && value <= 1 + 1e-6)
}

/** Converts a channel 0..255 to linear light 0..1. */
export function toLinear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function toChannel(linear: number): number {
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
}
