import sharp from 'sharp'
import { encode } from 'uqr'

/** Pixels of one module: sharp on a phone's camera even from across a room. */
const scale = 8
/** Modules of white around the code, as ISO/IEC 18004 wants them. */
const border = 4

/** A QR code of the text as a `data:` address of a PNG. Throws when the text is longer than a code can hold. */
export async function qrPicture(text: string): Promise<string> {
  const { size, data } = encode(text, { ecc: 'M', border })
  const modules = Buffer.from(data.flat().map((dark) => (dark ? 0 : 255)))
  const png = await sharp(modules, { raw: { width: size, height: size, channels: 1 } })
    .resize({ width: size * scale, kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
