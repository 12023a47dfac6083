import { describe, expect, it } from 'vitest'
import { underrunsOf } from '../../../src/audio/spectrum/underruns-of'

describe('underrunsOf', () => {
  it('is what the browser counts, and none where it does not', () => {
    expect(underrunsOf({} as AudioContext)).toBe(0)
    expect(underrunsOf({ playbackStats: { underrunEvents: 3 } } as unknown as AudioContext)).toBe(3)
  })
})
