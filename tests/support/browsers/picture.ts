import sharp from 'sharp'
import type { JourneyPage } from './journey-page'

/** Lowest channel value, of 255, of a filled pixel: filled text is white, everything else is much darker. */
const brightest = 225

/** In CSS pixels of the viewport, which the tests draw one to one. */
interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** How an element looked at one moment. */
export class Picture {
  private constructor(
    private readonly pixels: Buffer,
    private readonly size: { width: number; height: number },
    /** Number of filled pixels. */
    readonly bright: number,
  ) {}

  static async of(png: Buffer, box: Box): Promise<Picture> {
    const pixels = await sharp(png).extract(box).removeAlpha().raw().toBuffer()
    let bright = 0
    for (let at = 0; at < pixels.length; at += 3)
      if (Math.min(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0) >= brightest) bright++
    return new Picture(pixels, box, bright)
  }

  /** The channels of the pixel at a share of the width, halfway down. */
  colourAt(share: number): [red: number, green: number, blue: number] {
    const { width, height } = this.size
    const at = 3 * (Math.floor(height / 2) * width + Math.floor(share * width))
    return [this.pixels[at] ?? 0, this.pixels[at + 1] ?? 0, this.pixels[at + 2] ?? 0]
  }

  /** Number of pixels that look different; infinite for pictures of other sizes. */
  differsFrom(other: Picture): number {
    if (other.pixels.length !== this.pixels.length) return Infinity
    let count = 0
    for (let at = 0; at < this.pixels.length; at += 3) {
      const far = (channel: number) =>
        Math.abs((this.pixels[at + channel] ?? 0) - (other.pixels[at + channel] ?? 0)) > 40
      if (far(0) || far(1) || far(2)) count++
    }
    return count
  }
}

/** Takes a picture of the part of an element that is on screen. */
export async function pictureOf({ page }: JourneyPage, selector: string): Promise<Picture> {
  const box = await page.evaluate<Box>(`(() => {
    const box = [...document.querySelectorAll(${JSON.stringify(selector)})].at(-1).getBoundingClientRect()
    const left = Math.max(0, Math.ceil(box.left))
    const top = Math.max(0, Math.ceil(box.top))
    return {
      left,
      top,
      width: Math.min(innerWidth, Math.floor(box.right)) - left,
      height: Math.min(innerHeight, Math.floor(box.bottom)) - top,
    }
  })()`)
  return Picture.of(await page.screenshot(), box)
}
