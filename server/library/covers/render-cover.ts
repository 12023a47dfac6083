import type { Sharp } from 'sharp'
import { maxPictureEdge } from '../files/usable-picture'
import { loadSharp } from './load-sharp'

/** Edge lengths in which covers are rendered, smallest first. Other sizes get the nearest one. */
const coverSizes = [50, 60, 96, 128, 300, 500, 512, 1024] as const

export type CoverSize = (typeof coverSizes)[number]

/** Widths in which covers are rendered 16:9, for videos. */
const wideSizes = [480, 1280] as const

export type WideSize = (typeof wideSizes)[number]

const nearest = <T extends number>(sizes: readonly T[], width: number): T =>
  sizes.reduce((best, size) => (Math.abs(size - width) < Math.abs(best - width) ? size : best))

/** From this ratio of width to height on, a picture is rendered 16:9 instead of square. */
const leastWide = 1.5

/** Reads `param=300y300`, or a wide size as `464y260`. Returns the largest square when it is missing or invalid. */
export function coverSizeOf(param: string | undefined): { size: CoverSize } | { wide: WideSize } {
  const [width = 1024, height = 1024] =
    /^(\d{1,5})y(\d{1,5})$/
      .exec(param ?? '')
      ?.slice(1)
      .map(Number) ?? []
  return width >= height * leastWide
    ? { wide: nearest(wideSizes, width) }
    : { size: nearest(coverSizes, width) }
}

/** Larger pictures are refused: music needs none, and they could exhaust the memory. */
const limits = { limitInputPixels: maxPictureEdge ** 2, failOn: 'none' } as const

const jpeg = (image: Sharp, quality: number) => image.jpeg({ quality }).toBuffer()

/** Returns a JPEG of that size; the picture is cropped around its centre. */
async function renderCropped(picture: Uint8Array, width: number, height: number): Promise<Buffer> {
  const sharp = await loadSharp()
  const image = sharp(picture, limits).rotate().resize(width, height, { fit: 'cover' })
  return jpeg(image.flatten({ background: '#222' }), width <= 128 ? 86 : 82)
}

/** Returns a square JPEG. */
export function renderSquare(picture: Uint8Array | string, size: number): Promise<Buffer> {
  return renderCropped(typeof picture === 'string' ? Buffer.from(picture) : picture, size, size)
}

/** Returns a JPEG of 16:9. */
export function renderWide(picture: Uint8Array, width: WideSize): Promise<Buffer> {
  return renderCropped(picture, width, (width * 9) / 16)
}

/** Returns four square pictures as one, or the first alone when there are fewer. */
export async function renderMosaic(pictures: readonly Uint8Array[], size: number): Promise<Buffer> {
  const [first] = pictures
  if (!first) throw new Error('a mosaic needs a picture')
  if (pictures.length < 4) return renderSquare(first, size)
  const sharp = await loadSharp()
  const half = Math.ceil(size / 2)
  const tiles = await Promise.all(
    pictures.slice(0, 4).map(async (picture, at) => ({
      input: await sharp(picture, limits).resize(half, half, { fit: 'cover' }).toBuffer(),
      left: (at % 2) * (size - half),
      top: Math.floor(at / 2) * (size - half),
    })),
  )
  const canvas = { create: { width: size, height: size, channels: 3 as const, background: '#222' } }
  return jpeg(sharp(canvas).composite(tiles), 84)
}

const bannerSize = { width: 1080, height: 400 }

/**
 * Renders a banner from a cover: the cover itself at the right, over its blurred and darkened enlargement. The left is
 * kept calm for a title.
 */
export async function renderBanner(picture: Uint8Array): Promise<Buffer> {
  const { width, height } = bannerSize
  const edge = 304
  const left = width - edge - 72
  const top = (height - edge) / 2
  const svg = (body: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`)
  const shade = svg(`<defs><linearGradient id="calm"><stop offset="0" stop-color="#000" stop-opacity=".58"/>
      <stop offset=".62" stop-color="#000" stop-opacity=".2"/><stop offset="1" stop-color="#000" stop-opacity=".3"/>
    </linearGradient><filter id="far" x="-30%" y="-30%" width="160%" height="160%">
      <feGaussianBlur stdDeviation="16"/></filter></defs>
    <rect width="${width}" height="${height}" fill="url(#calm)"/>
    <rect x="${left}" y="${top + 10}" width="${edge}" height="${edge}" rx="16" opacity=".5" filter="url(#far)"/>`)
  const round = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}">
      <rect width="${edge}" height="${edge}" rx="14" fill="#fff"/></svg>`,
  )
  const sharp = await loadSharp()
  const crisp = await sharp(picture, limits)
    .resize(edge, edge, { fit: 'cover' })
    .composite([{ input: round, blend: 'dest-in' }])
    .png()
    .toBuffer()
  const blurred = await sharp(picture, limits)
    .resize(270, 100, { fit: 'cover' })
    .blur(12)
    .modulate({ saturation: 1.25 })
    .png()
    .toBuffer()
  const image = sharp(blurred)
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .composite([{ input: shade }, { input: crisp, left, top }])
  return jpeg(image, 84)
}
