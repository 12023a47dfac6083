import type { BoundedFile } from '../bounded-file'

/** An MP4 box with its content in `[start, end)`. */
export interface Box {
  type: string
  start: number
  end: number
}

/**
 * Iterates over the boxes between two places: `size (4) | type (4) | content`. Size 1 means that eight bytes of size
 * follow the type, size 0 that the box extends to the end. Stops at a box that exceeds its parent.
 */
export async function* mp4Boxes(file: BoundedFile, from: number, to: number): AsyncGenerator<Box> {
  for (let at = from; at + 8 <= to;) {
    const head = await file.read(at, 16)
    if (head.length < 8) return
    const short = head.readUInt32BE(0)
    const wide = short === 1
    if (wide && head.length < 16) return
    const size = wide ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short
    const start = at + (wide ? 16 : 8)
    const end = at + size
    if (end < start || end > to) return
    yield { type: head.toString('latin1', 4, 8), start, end }
    at = end
  }
}
