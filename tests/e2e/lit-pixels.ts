import type { Locator } from 'playwright'
import sharp from 'sharp'

/** Of 255: what is lit is white, and what is not is far from it on every page. */
const bright = 225

export interface LitPixels {
  count: number
  /** The highest row with any, in device pixels from the top of the picture. */
  top: number
}

/** What of an element, as it is on screen, is lit. */
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
  return { count, top }
}
