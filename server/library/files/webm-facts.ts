import { plausibleVideoFacts, type VideoFacts } from './video-facts'
import type { BoundedFile } from './bounded-file'
import { ebmlElements, ebmlText, ebmlUnsigned, type Element } from './containers/ebml-elements'

const ids = {
  head: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timecodeScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackType: 0x83,
  video: 0xe0,
  pixelHeight: 0xba,
  cluster: 0x1f43b675,
} as const

const videoTrack = 1

const float = async (file: BoundedFile, { start, end }: Element): Promise<number> => {
  const bytes = await file.read(start, Math.min(8, end - start))
  if (bytes.length === 4) return bytes.readFloatBE(0)
  return bytes.length === 8 ? bytes.readDoubleBE(0) : 0
}

const lengthOf = async (file: BoundedFile, { start, end }: Element): Promise<number> => {
  // nanoseconds per tick of the duration
  let scale = 1_000_000
  let ticks = 0
  for await (const element of ebmlElements(file, start, end)) {
    if (element.id === ids.timecodeScale) scale = await ebmlUnsigned(file, element)
    if (element.id === ids.duration) ticks = await float(file, element)
  }
  return (ticks * scale) / 1_000_000
}

/** Returns the height of the first video track, 0 when unknown; null when there is no such track. */
const heightOf = async (file: BoundedFile, { start, end }: Element): Promise<number | null> => {
  for await (const entry of ebmlElements(file, start, end)) {
    if (entry.id !== ids.trackEntry) continue
    let type = 0
    let height = 0
    for await (const element of ebmlElements(file, entry.start, entry.end)) {
      if (element.id === ids.trackType) type = await ebmlUnsigned(file, element)
      if (element.id !== ids.video) continue
      for await (const inner of ebmlElements(file, element.start, element.end))
        if (inner.id === ids.pixelHeight) height = await ebmlUnsigned(file, inner)
    }
    if (type === videoTrack) return height
  }
  return null
}

const isWebm = async (file: BoundedFile, head: Element): Promise<boolean> => {
  for await (const element of ebmlElements(file, head.start, head.end))
    if (element.id === ids.docType) return (await ebmlText(file, element)) === 'webm'
  return false
}

/**
 * Reads duration and height of a WebM (Matroska in EBML, RFC 8794 and RFC 9559). Returns null for another format and
 * without a video track:
 * ```
 * 1A45DFA3 EBML             4282 DocType "webm"
 * 18538067 Segment          may be of unknown size
 *   1549A966 Info           2AD7B1 TimecodeScale, 4489 Duration
 *   1654AE6B Tracks
 *     AE TrackEntry         83 TrackType (1 is video), E0 Video > BA PixelHeight
 *   1F43B675 Cluster        media data: reading stops here
 * ```
 */
export async function webmFacts(file: BoundedFile): Promise<VideoFacts | null> {
  let webm = false
  for await (const element of ebmlElements(file, 0, file.size)) {
    if (element.id === ids.head) webm = await isWebm(file, element)
    if (!webm) return null
    if (element.id !== ids.segment) continue
    let durationMs = 0
    let height: number | null = null
    for await (const part of ebmlElements(file, element.start, element.end)) {
      if (part.id === ids.cluster) break
      if (part.id === ids.info) durationMs = await lengthOf(file, part)
      if (part.id === ids.tracks) height = await heightOf(file, part)
    }
    return height === null ? null : plausibleVideoFacts({ durationMs, height })
  }
  return null
}
