import { describe, expect, it } from 'vitest'
import { readHex } from '../../../src/domain/palette/read-hex'

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
