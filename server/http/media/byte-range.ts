/** The part of a file that a Range header asks for; `start` and `end` are inclusive. */
export type RequestedRange = 'all' | 'unsatisfiable' | { start: number; end: number }

/**
 * Reads a header with one byte range (RFC 9110, section 14): `bytes=0-99`, `bytes=100-`, `bytes=-100`. A malformed
 * header, and one with several ranges, is ignored, which the standard allows: the result is `all`.
 * @param size bytes of the file
 */
export function parseRange(header: string | null, size: number): RequestedRange {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '')
  const [, first = '', last = ''] = match ?? []
  if (first === '' && last === '') return 'all'
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return 'all'
  return start >= size
    ? 'unsatisfiable'
    : { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}
