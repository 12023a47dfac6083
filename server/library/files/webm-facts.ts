import { plausibleVideoFacts, type VideoFacts } from './video-facts'
import type { BoundedFile } from './bounded-file'

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

/** An EBML element with its content in `[start, end)`. */
interface Element {
  id: number
  start: number
  end: number
}

/** Reads a number of 1 to 8 bytes; the leading zeros of the first byte tell the length. Null when it is cut off. */
const variable = (bytes: Buffer, at: number, keepMark: boolean): { value: number; next: number } | null => {
  const first = bytes[at]
  if (first === undefined || first === 0) return null
  const length = Math.clz32(first) - 23
  if (at + length > bytes.length) return null
  let value = keepMark ? first : first & (0xff >> length)
  let full = (first & (0xff >> length)) === 0xff >> length
  for (let next = at + 1; next < at + length; next++) {
    value = value * 256 + bytes[next]!
    full &&= bytes[next] === 0xff
  }
  // all bits set: unknown size
  return { value: full && !keepMark ? Number.POSITIVE_INFINITY : value, next: at + length }
}

/**
 * Iterates over the elements between two places: `id | size | content`. An element of unknown size extends to the end.
 * Stops at an element that exceeds its parent.
 */
async function* elements(file: BoundedFile, from: number, to: number): AsyncGenerator<Element> {
  for (let at = from; at < to;) {
    const head = await file.read(at, 12)
    const id = variable(head, 0, true)
    const size = id && variable(head, id.next, false)
    if (!id || !size) return
    const start = at + size.next
    const end = size.value === Number.POSITIVE_INFINITY ? to : start + size.value
    if (end > to) return
    yield { id: id.value, start, end }
    at = end
  }
}

const unsigned = async (file: BoundedFile, { start, end }: Element): Promise<number> => {
  const bytes = await file.read(start, Math.min(8, end - start))
  return bytes.reduce((value, byte) => value * 256 + byte, 0)
}

const float = async (file: BoundedFile, { start, end }: Element): Promise<number> => {
  const bytes = await file.read(start, Math.min(8, end - start))
  if (bytes.length === 4) return bytes.readFloatBE(0)
  return bytes.length === 8 ? bytes.readDoubleBE(0) : 0
}

const lengthOf = async (file: BoundedFile, { start, end }: Element): Promise<number> => {
  // nanoseconds per tick of the duration
  let scale = 1_000_000
  let ticks = 0
  for await (const element of elements(file, start, end)) {
    if (element.id === ids.timecodeScale) scale = await unsigned(file, element)
    if (element.id === ids.duration) ticks = await float(file, element)
  }
  return (ticks * scale) / 1_000_000
}

/** Returns the height of the first video track, 0 when unknown; null when there is no such track. */
const heightOf = async (file: BoundedFile, { start, end }: Element): Promise<number | null> => {
  for await (const entry of elements(file, start, end)) {
    if (entry.id !== ids.trackEntry) continue
    let type = 0
    let height = 0
    for await (const element of elements(file, entry.start, entry.end)) {
      if (element.id === ids.trackType) type = await unsigned(file, element)
      if (element.id !== ids.video) continue
      for await (const inner of elements(file, element.start, element.end))
        if (inner.id === ids.pixelHeight) height = await unsigned(file, inner)
    }
    if (type === videoTrack) return height
  }
  return null
}

const isWebm = async (file: BoundedFile, head: Element): Promise<boolean> => {
  for await (const { id, start, end } of elements(file, head.start, head.end))
    if (id === ids.docType) {
      const name = await file.read(start, Math.min(16, end - start))
      return name.toString('latin1').replace(/\0+$/, '') === 'webm'
    }
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
  for await (const element of elements(file, 0, file.size)) {
    if (element.id === ids.head) webm = await isWebm(file, element)
    if (!webm) return null
    if (element.id !== ids.segment) continue
    let durationMs = 0
    let height: number | null = null
    for await (const part of elements(file, element.start, element.end)) {
      if (part.id === ids.cluster) break
      if (part.id === ids.info) durationMs = await lengthOf(file, part)
      if (part.id === ids.tracks) height = await heightOf(file, part)
    }
    return height === null ? null : plausibleVideoFacts({ durationMs, height })
  }
  return null
}
