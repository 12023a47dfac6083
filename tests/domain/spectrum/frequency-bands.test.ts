import { describe, expect, it } from 'vitest'
import { bandEdges, bandOf } from '../../../src/domain/spectrum/frequency-bands'

describe('bandEdges', () => {
  it.each([1, 24, 96])('divides the range into %d bands of equal width in octaves', (bands) => {
    const edges = [...bandEdges(bands)]
    expect(edges).toHaveLength(bands + 1)
    expect(edges[0]).toBe(40)
    expect(edges.at(-1)).toBeCloseTo(16_000, 6)
    const widths = edges.slice(1).map((edge, i) => edge / (edges[i] ?? NaN))
    for (const width of widths) expect(width).toBeCloseTo(400 ** (1 / bands), 9)
  })
})

describe('bandOf', () => {
  it.each([
    [40, 0],
    [42, 0],
    [800, 48],
    [15_999, 95],
    [39, -1],
    [16_500, 96],
  ])('puts %d Hz into band %d of 96', (hz, band) => {
    expect(bandOf(hz, 96)).toBe(band)
  })
})
