import { describe, expect, it } from 'vitest'
import { underrunCount } from '../../../src/audio/spectrum/visualiser-link'

describe('underrunCount', () => {
  it('returns the browser’s count, and 0 without one', () => {
    expect(underrunCount({} as AudioContext)).toBe(0)
    expect(underrunCount({ playbackStats: { underrunEvents: 3 } } as unknown as AudioContext)).toBe(3)
  })
})
