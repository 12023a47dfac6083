import { describe, expect, it } from 'vitest'
import { contrast } from '../../../src/domain/palette/contrast'
import { fallbackColour } from '../../../src/domain/palette/palette'

const white = { r: 255, g: 255, b: 255 }
const black = { r: 0, g: 0, b: 0 }

describe('contrast', () => {
  it.each([
    [white, black, 21],
    [white, fallbackColour, 3.95],
    [white, { r: 90, g: 90, b: 90 }, 6.9],
    [black, black, 1],
  ])('of %j and %j is %s', (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 2)
    expect(contrast(b, a)).toBe(contrast(a, b))
  })
})
