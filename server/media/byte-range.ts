/** What a Range header asks of a file: all of it, a stretch (both ends included), or something it has not. */
export type RangeAsked = 'all' | 'unsatisfiable' | { start: number; end: number }

/**
 * Reads one byte range (RFC 9110, section 14): `bytes=0-99`, `bytes=100-`, `bytes=-100`. Anything malformed and
 * lists of several ranges are passed over, which the standard allows, and give the whole file.
 * @param size bytes of the file
 */
export function parseRange(header: string | null, size: number): RangeAsked {
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
