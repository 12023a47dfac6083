import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromHex, readHex, toHex } from '../../../src/domain/palette/hex'

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

describe('readHex', () => {
  it.each([
    ['#2b7a99', '#2b7a99'],
    ['2B7A99', '#2b7a99'],
    ['  #FFF ', '#ffffff'],
    ['0af', '#00aaff'],
  ])('reads %j as %s', (written, colour) => {
    expect(readHex(written)).toBe(colour)
  })

  it.each(['', '#', '#ff', '#ffff', '#fffff', '#fffffff', '#ggg', 'red', '##fff', '#ff f', 'url(x)'])(
    'rejects %j',
    (written) => {
      expect(readHex(written)).toBeUndefined()
    },
  )
})
