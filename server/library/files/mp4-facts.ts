import { plausibleVideoFacts, type VideoFacts } from './video-facts'
import type { BoundedFile } from './bounded-file'
import { mp4Boxes, type Box } from './containers/mp4-boxes'

/** Returns the seconds of an `mvhd` or `mdhd`. In version 1, times and duration have eight bytes. */
const lengthOf = (content: Buffer): number => {
  const wide = content[0] === 1
  if (content.length < (wide ? 32 : 20)) return 0
  const scale = content.readUInt32BE(wide ? 20 : 12)
  const length = wide ? Number(content.readBigUInt64BE(24)) : content.readUInt32BE(16)
  const unknown = !wide && length === 0xffff_ffff
  return scale === 0 || unknown ? 0 : length / scale
}

/**
 * Returns the height of a `tkhd`, which ends with a matrix of nine numbers, width and height (16.16 each). When the
 * matrix rotates by 90 degrees, the width is the height.
 */
const heightOf = (content: Buffer): number => {
  const end = content[0] === 1 ? 96 : 84
  if (content.length < end) return 0
  const matrix = (at: number) => content.readInt32BE(end - 44 + at * 4)
  const turned = matrix(0) === 0 && matrix(4) === 0 && matrix(1) !== 0 && matrix(3) !== 0
  return content.readUInt32BE(turned ? end - 8 : end - 4) / 65_536
}

interface Track {
  video: boolean
  height: number
  seconds: number
}

const readTrack = async (file: BoundedFile, { start, end }: Box): Promise<Track> => {
  const track: Track = { video: false, height: 0, seconds: 0 }
  for await (const box of mp4Boxes(file, start, end)) {
    if (box.type === 'tkhd') track.height = heightOf(await file.read(box.start, 96))
    if (box.type !== 'mdia') continue
    for await (const inner of mp4Boxes(file, box.start, box.end)) {
      if (inner.type === 'mdhd') track.seconds = lengthOf(await file.read(inner.start, 32))
      if (inner.type === 'hdlr')
        track.video = (await file.read(inner.start, 12)).toString('latin1', 8, 12) === 'vide'
    }
  }
  return track
}

/** Returns the seconds of the `mehd` of a fragmented file, whose `mvhd` has no duration. */
const fragmentSeconds = async (file: BoundedFile, { start, end }: Box, scale: number): Promise<number> => {
  for await (const { type, start: at } of mp4Boxes(file, start, end)) {
    if (type !== 'mehd') continue
    const content = await file.read(at, 12)
    if (content.length < 8 || scale === 0) return 0
    const wide = content[0] === 1 && content.length >= 12
    return (wide ? Number(content.readBigUInt64BE(4)) : content.readUInt32BE(4)) / scale
  }
  return 0
}

const readMovie = async (file: BoundedFile, { start, end }: Box): Promise<VideoFacts | null> => {
  let seconds = 0
  let scale = 0
  const videos: Track[] = []
  for await (const box of mp4Boxes(file, start, end)) {
    if (box.type === 'mvhd') {
      const content = await file.read(box.start, 32)
      seconds = lengthOf(content)
      const at = content[0] === 1 ? 20 : 12
      scale = content.length >= at + 4 ? content.readUInt32BE(at) : 0
    } else if (box.type === 'trak') {
      const track = await readTrack(file, box)
      if (track.video) videos.push(track)
    } else if (box.type === 'mvex') seconds ||= await fragmentSeconds(file, box, scale)
  }
  const [picture] = videos
  if (!picture) return null
  return plausibleVideoFacts({ durationMs: (seconds || picture.seconds) * 1000, height: picture.height })
}

/**
 * Reads duration and height of an MP4 (ISO/IEC 14496-12). Returns null for another format and without a video track:
 * ```
 * ftyp
 * moov
 *   mvhd                    duration of the file
 *   trak
 *     tkhd                  size and rotation of the picture
 *     mdia
 *       mdhd                duration of the track
 *       hdlr                'vide' or 'soun'
 *   mvex > mehd             duration of a fragmented file
 * mdat                      media data, not read
 * ```
 */
export async function mp4Facts(file: BoundedFile): Promise<VideoFacts | null> {
  const head = await file.read(0, 8)
  if (head.toString('latin1', 4, 8) !== 'ftyp') return null
  for await (const box of mp4Boxes(file, 0, file.size)) if (box.type === 'moov') return readMovie(file, box)
  return null
}
