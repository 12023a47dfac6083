import { encode } from 'uqr'
import { loadSharp } from '../../library/covers/load-sharp'

/** Pixels of one module: large enough for a phone's camera across a room. */
const scale = 8
/** Width of the quiet zone in modules (ISO/IEC 18004). */
const border = 4

/** Returns a QR code of the text as a `data:` URL of a PNG. Throws when the text is too long for a code. */
export async function qrPicture(text: string): Promise<string> {
  const { size, data } = encode(text, { ecc: 'M', border })
  const modules = Buffer.from(data.flat().map((dark) => (dark ? 0 : 255)))
  const sharp = await loadSharp()
  const png = await sharp(modules, { raw: { width: size, height: size, channels: 1 } })
    .resize({ width: size * scale, kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
