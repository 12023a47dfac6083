import type { BoundedFile } from '../bounded-file'
import { maxTagBytes } from './audio-layout'

const headBytes = 27
/** Before the native header in the first packet: `7f FLAC | version (2) | number of header packets (2)`. */
const mappingBytes = 9
const longestPage = 64 * 1024

/** Returns the position of the last page, which is the number of samples; 0 when it is not found. */
const lastPosition = async (file: BoundedFile): Promise<number> => {
  const tail = await file.read(Math.max(0, file.size - longestPage), longestPage)
  const at = tail.lastIndexOf('OggS')
  return at === -1 || at + 14 > tail.length ? 0 : Number(tail.readBigInt64LE(at + 6))
}

/** Writes a number of samples into 36 bits of STREAMINFO, where it is missing when the file was streamed. */
const writeSamples = (header: Buffer, samples: number): void => {
  if (header.length < 26 || samples <= 0 || samples >= 2 ** 36) return
  header[21] = (header[21]! & 0xf0) | Math.floor(samples / 2 ** 32)
  header.writeUInt32BE(samples % 2 ** 32, 22)
}

/**
 * Returns the metadata of a FLAC in Ogg (RFC 9639, section 10.1) as the header of a native FLAC: each header packet
 * holds one block. Null when there is none. music-metadata reads only the first of these packets.
 */
export async function oggFlacHeader(file: BoundedFile): Promise<Buffer | null> {
  const pieces: Buffer[] = []
  let total = 0
  for (let at = 0; at < file.size && total <= maxTagBytes;) {
    const head = await file.read(at, headBytes + 255)
    if (head.length < headBytes || head.toString('latin1', 0, 4) !== 'OggS') break
    const position = head.readBigInt64LE(6)
    if (position !== 0n && position !== -1n) break
    const lengths = head.subarray(headBytes, headBytes + head[26]!)
    const start = at + headBytes + lengths.length
    const end = start + lengths.reduce((sum, length) => sum + length, 0)
    const content = await file.read(start, end - start)
    pieces.push(at === 0 ? content.subarray(mappingBytes) : content)
    total += content.length
    at = end
  }
  const header = Buffer.concat(pieces)
  if (header.toString('latin1', 0, 4) !== 'fLaC') return null
  writeSamples(header, await lastPosition(file))
  return header
}
