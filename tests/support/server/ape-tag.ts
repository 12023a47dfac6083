import { littleEndian } from './number-bytes'

const isBinary = 2
const hasHeader = 0x8000_0000
const isHeader = 0x2000_0000

/**
 * Returns an APEv2 tag of texts and binary items, with its footer and, if wanted, a header
 * (https://wiki.hydrogenaudio.org/index.php?title=APEv2_specification).
 */
export function apeTag(items: Readonly<Record<string, string | Buffer>>, { header = false } = {}): Buffer {
  const body = Buffer.concat(
    Object.entries(items).flatMap(([key, value]) => {
      const content = Buffer.from(value)
      const flags = typeof value === 'string' ? 0 : isBinary
      return [littleEndian(content.length), littleEndian(flags), Buffer.from(`${key}\0`), content]
    }),
  )
  const edge = (flags: number) => {
    const numbers = [2000, body.length + 32, Object.keys(items).length, flags]
    return Buffer.concat([
      Buffer.from('APETAGEX'),
      ...numbers.map((number) => littleEndian(number)),
      Buffer.alloc(8),
    ])
  }
  return header
    ? Buffer.concat([edge(hasHeader + isHeader), body, edge(hasHeader)])
    : Buffer.concat([body, edge(0)])
}

/** Returns the value of a cover's item: the name of a file, and its bytes. */
export function apePicture(picture: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from('Cover Art (Front).jpg\0'), picture])
}
