import { describe, expect, it } from 'vitest'
import { underrunCount } from '../../../src/audio/graph/underrun-count'

describe('underrunCount', () => {
  it('returns the browser’s count, and null without one', () => {
    expect(underrunCount({} as AudioContext)).toBeNull()
    expect(underrunCount({ playbackStats: { underrunEvents: 3 } } as unknown as AudioContext)).toBe(3)
  })
})
