import type { BoundedFile } from '../bounded-file'
import { maxTagBytes, noAudio, tagsTooLarge, type AudioLayout } from './audio-layout'

const data = '3626b2758e66cf11a6d900aa0062ce6c'

/**
 * Reads a Windows Media file (ASF): objects of `identifier (16) | size (8, little-endian) | content`, the first with
 * the tags, the one called Data with the sound.
 */
export async function asfLayout(file: BoundedFile): Promise<AudioLayout> {
  for (let at = 0; at + 24 <= file.size;) {
    const head = await file.read(at, 24)
    const size = Number(head.readBigUInt64LE(16))
    const end = at + size
    if (head.toString('hex', 0, 16) === data)
      return { kind: 'wma', codec: 'wma', sound: [{ start: at + 24, end: Math.min(end, file.size) }] }
    if (size < 24) break
    if (size > maxTagBytes) return tagsTooLarge
    at = end
  }
  return noAudio('there is no sound in it')
}
