import { encode, renderSVG } from 'uqr'
import { loadSharp } from '../../library/covers/load-sharp'

/** Pixels of one module: large enough for a phone's camera across a room. */
const scale = 8
/** Width of the quiet zone in modules (ISO/IEC 18004). */
const border = 4

/**
 * Returns a QR code of the text as a `data:` URL of a PNG, of an SVG where nothing renders pictures. Throws when the text
 * is too long for a code.
 */
export async function qrPicture(text: string, load = loadSharp): Promise<string> {
  const { size, data } = encode(text, { ecc: 'M', border })
  const sharp = await load().catch(() => null)
  if (!sharp) {
    const svg = renderSVG(text, { ecc: 'M', border, pixelSize: scale })
    return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  }
  const modules = Buffer.from(data.flat().map((dark) => (dark ? 0 : 255)))
  const png = await sharp(modules, { raw: { width: size, height: size, channels: 1 } })
    .resize({ width: size * scale, kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
