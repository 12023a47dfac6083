import type { BoundedFile } from '../bounded-file'

/** An EBML element with its content in `[start, end)`. */
export interface Element {
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
 * Iterates over the elements between two places (RFC 8794): `id | size | content`. An element of unknown size extends
 * to the end. Stops at an element that exceeds its parent.
 */
export async function* ebmlElements(file: BoundedFile, from: number, to: number): AsyncGenerator<Element> {
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

/** Returns the whole number in an element. */
export async function ebmlUnsigned(file: BoundedFile, { start, end }: Element): Promise<number> {
  const bytes = await file.read(start, Math.min(8, end - start))
  return bytes.reduce((value, byte) => value * 256 + byte, 0)
}

/** Returns the short text in an element, without the zeros that may pad it. */
export async function ebmlText(file: BoundedFile, { start, end }: Element): Promise<string> {
  const bytes = await file.read(start, Math.min(32, end - start))
  return bytes.toString('latin1').replace(/\0+$/, '')
}
