import type { AudioCodec } from '../../../../src/contract/audio-formats'
import type { BoundedFile } from '../bounded-file'
import {
  endsInSound,
  maxPieces,
  maxTagBytes,
  noAudio,
  tagsTooLarge,
  type AudioLayout,
  type Piece,
} from './audio-layout'
import { mp4Boxes, type Box } from './mp4-boxes'

const codecs: Record<string, AudioCodec> = {
  mp4a: 'aac',
  alac: 'alac',
  fLaC: 'flac',
  Opus: 'opus',
  '.mp3': 'mp3',
}

/** Object types of an `mp4a` that is MPEG layer III (ISO/IEC 14496-1, table 5). */
const mp3ObjectTypes = new Set([0x69, 0x6b])

/** Returns the first box with this path below `parent`. */
const find = async (
  file: BoundedFile,
  parent: Box,
  [type, ...rest]: readonly string[],
): Promise<Box | null> => {
  for await (const box of mp4Boxes(file, parent.start, parent.end)) {
    if (box.type !== type) continue
    return rest.length === 0 ? box : find(file, box, rest)
  }
  return null
}

/** Reads the object type of an `esds`: the byte after the header of its `DecoderConfigDescriptor`, tag 4. */
const isMp3 = (entry: Buffer): boolean => {
  const esds = entry.indexOf('esds')
  const config = esds === -1 ? -1 : entry.indexOf(0x04, esds + 8)
  const body = config === -1 ? '' : entry.toString('latin1', config + 1).replace(/^\x80{0,3}[^\x80]/, '')
  return mp3ObjectTypes.has(body.charCodeAt(0))
}

/** Returns the code of a track of sound; null for any other track. */
const codecOf = async (file: BoundedFile, track: Box): Promise<AudioCodec | null> => {
  const handler = await find(file, track, ['mdia', 'hdlr'])
  if (!handler || (await file.read(handler.start, 12)).toString('latin1', 8, 12) !== 'soun') return null
  const description = await find(file, track, ['mdia', 'minf', 'stbl', 'stsd'])
  if (!description) return null
  // version and flags (4), number of entries (4), size of the first (4), its type (4)
  const entry = await file.read(description.start, Math.min(256, description.end - description.start))
  const codec = codecs[entry.toString('latin1', 12, 16)] ?? 'other'
  return codec === 'aac' && isMp3(entry) ? 'mp3' : codec
}

/**
 * Reads an MP4 with sound (ISO/IEC 14496-12). Its sound is what the `mdat` boxes hold; tags are in `moov`:
 * ```
 * ftyp
 * moov
 *   trak > mdia > hdlr                       'soun'
 *   trak > mdia > minf > stbl > stsd         'mp4a', 'alac', …
 *   udta > meta > ilst                       tags
 * mdat                                       sound
 * ```
 */
export async function mp4Layout(file: BoundedFile): Promise<AudioLayout> {
  let codec: AudioCodec | null = null
  let met = 0
  const sound: Piece[] = []
  for await (const box of mp4Boxes(file, 0, file.size)) {
    met = box.end
    if (box.type === 'mdat') sound.push({ start: box.start, end: box.end })
    else if (box.end - box.start > maxTagBytes && box.type !== 'free') return tagsTooLarge
    if (box.type === 'moov')
      for await (const track of mp4Boxes(file, box.start, box.end))
        if (track.type === 'trak') codec ??= await codecOf(file, track)
    if (sound.length < maxPieces) continue
    sound.push({ start: box.end, end: file.size })
    break
  }
  if (!codec) return noAudio('there is no track of sound in it')
  return sound.length === 0 && met < file.size ? endsInSound : { kind: 'm4a', codec, sound }
}
