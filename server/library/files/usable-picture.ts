/** The size of a still JPEG, PNG or WebP. */
interface PictureFormat {
  width: number
  height: number
}

const jpegSize = (bytes: Buffer): PictureFormat | null => {
  for (let at = 2; at + 9 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1]!
    if (marker === 0xff) at++
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    // image data starts, and no frame header came before
    else if (marker === 0xda || marker === 0xd9) return null
    else at += 2 + Math.max(2, bytes.readUInt16BE(at + 2))
  }
  return null
}

/** `IHDR` comes first. A chunk `acTL` before `IDAT` marks an animation. */
const pngSize = (bytes: Buffer): PictureFormat | null => {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null
  for (let at = 33; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const kind = bytes.toString('latin1', at + 4, at + 8)
    if (kind === 'acTL') return null
    if (kind === 'IDAT') break
  }
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** `RIFF size WEBP` and one of three first chunks: lossy, lossless, extended (flag 2 marks an animation). */
const webpSize = (bytes: Buffer): PictureFormat | null => {
  if (bytes.length < 30) return null
  const kind = bytes.toString('latin1', 12, 16)
  if (kind === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  if (kind === 'VP8L') {
    const packed = bytes.readUInt32LE(21)
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
  }
  if (kind !== 'VP8X' || bytes[20]! & 2) return null
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
}

/** Reads only the header; null for other formats. A wrong header does no harm, as the decoder has limits of its own. */
function pictureFormat(picture: Uint8Array): PictureFormat | null {
  const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength)
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegSize(bytes)
  if (bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n') return pngSize(bytes)
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
    return webpSize(bytes)
  return null
}

export const maxPictureBytes = 10 * 1024 * 1024
export const maxPictureEdge = 4096

/** Whether a picture can be a cover: a still JPEG, PNG or WebP within the limits of bytes and edges. */
export function isUsablePicture(picture: Uint8Array): boolean {
  if (picture.length > maxPictureBytes) return false
  const format = pictureFormat(picture)
  if (!format) return false
  return [format.width, format.height].every((edge) => edge > 0 && edge <= maxPictureEdge)
}
