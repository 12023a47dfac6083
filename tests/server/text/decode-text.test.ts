import { describe, expect, it } from 'vitest'
import { decodeText } from '../../../server/text/decode-text'

const line = '[00:01.00]月光'
const bigEndian = Buffer.from(line, 'utf16le').swap16()

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from(line)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${line}`)],
    ['UTF-16, little end first', Buffer.from(`\uFEFF${line}`, 'utf16le')],
    ['UTF-16, big end first', Buffer.concat([Buffer.from([0xfe, 0xff]), bigEndian])],
    ['GB18030', Buffer.concat([Buffer.from('[00:01.00]'), Buffer.from([0xd4, 0xc2, 0xb9, 0xe2])])],
  ])('reads lyrics saved as %s', (_name, bytes) => {
    expect(decodeText(bytes)).toBe(line)
  })

  it('accepts any bytes', () => {
    expect(decodeText(Buffer.from([0xff, 0x80, 0x00, 0xc0]))).toBeTypeOf('string')
  })
})
