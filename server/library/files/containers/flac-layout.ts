import type { BoundedFile } from '../bounded-file'
import { maxTagBytes, noAudio, type AudioLayout } from './audio-layout'

/** Metadata blocks of a FLAC; real files have fewer than ten. */
const maxBlocks = 1000

/**
 * Reads a FLAC (RFC 9639). STREAMINFO comes after `fLaC`: block header (4 bytes), block sizes (2+2), frame sizes (3+3),
 * 20 bits of sample rate, 3 of channels, 5 of depth, 36 of sample count, MD5 of the samples (16 bytes).
 * @param start the place of `fLaC`
 * @param end where the frames end
 */
export async function flacLayout(file: BoundedFile, start: number, end: number): Promise<AudioLayout> {
  const { size } = file
  const head = await file.read(start, 42)
  if (head.length < 42 || (head[4]! & 0x7f) !== 0) return noAudio('the file ends inside its FLAC header')
  const samples = (head[21]! & 0x0f) * 2 ** 32 + head.readUInt32BE(22)
  const frames = Math.ceil(samples / Math.max(1, head.readUInt16BE(10)))
  if (size - start < Math.max(0, frames - 1) * head.readUIntBE(12, 3))
    return noAudio('the file is shorter than its FLAC header says')
  let at = start + 4
  let blocks = 0
  for (let last = false; !last; blocks++) {
    const block = await file.read(at, 4)
    if (block.length < 4) return noAudio('the file ends inside its FLAC header')
    if (blocks > maxBlocks || at - start > maxTagBytes) return noAudio('its FLAC header has no end')
    last = (block[0]! & 0x80) !== 0
    at += 4 + block.readUIntBE(1, 3)
  }
  if (at > size) return noAudio('the file ends inside its FLAC header')
  const md5 = head.toString('hex', 26, 42)
  return { kind: 'flac', codec: 'flac', sound: /^0+$/.test(md5) ? [{ start: at, end }] : { md5 } }
}
