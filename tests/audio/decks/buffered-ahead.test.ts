import { describe, expect, it } from 'vitest'
import { bufferedAhead } from '../../../src/audio/decks/buffered-ahead'

/** An element that has loaded these parts, in seconds. */
const element = (currentTime: number, ...parts: [number, number][]) => ({
  currentTime,
  buffered: {
    length: parts.length,
    start: (index: number) => parts[index]?.[0] ?? NaN,
    end: (index: number) => parts[index]?.[1] ?? NaN,
  },
})

describe('bufferedAhead', () => {
  it('counts from the position to the first hole', () => {
    expect(bufferedAhead(element(12, [0, 5], [10, 42], [60, 90]))).toBe(30)
  })

  it('is 0 where nothing is loaded at the position', () => {
    expect(bufferedAhead(element(7, [0, 5], [10, 42]))).toBe(0)
    expect(bufferedAhead(element(0))).toBe(0)
  })
})
