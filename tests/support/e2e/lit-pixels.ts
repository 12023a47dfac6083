import type { Locator } from 'playwright'
import sharp from 'sharp'

/** Lowest channel value, of 255, of a filled pixel: filled text is white, everything else is much darker. */
const bright = 225

export interface LitPixels {
  count: number
  /** The topmost row with a filled pixel, in device pixels from the top of the screenshot. */
  topRow: number
}

/** Counts the filled pixels of an element as it is on screen. */
export async function litPixels(element: Locator): Promise<LitPixels> {
  const picture = await element.screenshot()
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let count = 0
  let top = info.height
  for (let at = 0; at < data.length; at += info.channels) {
    const dimmest = Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    if (dimmest < bright) continue
    count++
    top = Math.min(top, Math.floor(at / info.channels / info.width))
  }
  return { count, topRow: top }
}
