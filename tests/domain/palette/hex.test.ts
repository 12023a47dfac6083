import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../../../src/domain/palette/hex'
import { readHex } from '../../../src/domain/palette/read-hex'

const channel = fc.integer({ min: 0, max: 255 })

describe('toHex', () => {
  it('writes what fromHex reads, for any colour', () => {
    expect(toHex({ r: 0, g: 10, b: 255 })).toBe('#000aff')
    fc.assert(
      fc.property(fc.record({ r: channel, g: channel, b: channel }), (colour) => {
        expect(fromHex(toHex(colour))).toEqual(colour)
        expect(readHex(toHex(colour))).toBe(toHex(colour))
      }),
    )
  })
})
