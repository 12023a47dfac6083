import type { AudioCodec } from '../../../../src/contract/audio-formats'
import { maxTagBytes, noAudio, type AudioLayout } from './audio-layout'

/** The start of the first packet by codec. */
const heads: readonly [string, AudioCodec][] = [
  ['\x01vorbis', 'vorbis'],
  ['OpusHead', 'opus'],
  ['\x7fFLAC', 'flac'],
  ['Speex   ', 'speex'],
]

interface Page {
  /** Whether a page of headers: no sample ends on it. */
  isHeader: boolean
  start: number
  end: number
}

const headBytes = 27

/**
 * Reads the page at `at`: `OggS | version (1) | flags (1) | position (8) | stream (4) | number (4) | check (4) |
 * segments (1) | their lengths | content`. Returns 'cut' when it goes on beyond the bytes, null when there is none.
 */
const pageAt = (bytes: Buffer, at: number): Page | 'cut' | null => {
  if (bytes.toString('latin1', at, at + 4) !== 'OggS'.slice(0, bytes.length - at)) return null
  if (at + headBytes > bytes.length) return 'cut'
  const start = at + headBytes + bytes[at + 26]!
  if (start > bytes.length) return 'cut'
  let end = start
  for (let index = at + headBytes; index < start; index++) end += bytes[index]!
  const position = bytes.readBigInt64LE(at + 6)
  return end > bytes.length ? 'cut' : { isHeader: position === 0n || position === -1n, start, end }
}

/** Reads an Ogg (RFC 3533) by its first page. */
export function oggLayout(head: Buffer): AudioLayout {
  const start = headBytes + (head[26] ?? 0)
  const packet = head.toString('latin1', start, start + 8)
  const codec = heads.find(([text]) => packet.startsWith(text))?.[1]
  return codec
    ? { kind: 'ogg', codec, sound: 'ogg pages' }
    : noAudio('there is no Ogg sound of a known kind in it')
}

/**
 * Yields the content of the pages after the header pages, whose numbers and checks change with the tags. What follows
 * bytes that are no page is yielded as it is. Throws when the header pages are too large for tags.
 */
export async function* oggSound(blocks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  let isSound = false
  let isRaw = false
  let passed = 0
  for await (const block of blocks) {
    const bytes: Buffer = rest.length > 0 ? Buffer.concat([rest, block]) : block
    let at = 0
    while (!isRaw && at < bytes.length) {
      const page = pageAt(bytes, at)
      if (page === 'cut') break
      if (page === null) {
        isRaw = true
        break
      }
      isSound ||= !page.isHeader
      if (isSound) yield bytes.subarray(page.start, page.end)
      else if ((passed += page.end - at) > maxTagBytes) throw new Error('its tags are too large')
      at = page.end
    }
    if (isRaw) yield bytes.subarray(at)
    rest = isRaw ? Buffer.alloc(0) : Buffer.from(bytes.subarray(at))
  }
  if (rest.length > 0) yield rest
}
