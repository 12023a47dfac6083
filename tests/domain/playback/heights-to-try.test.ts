import { describe, expect, it } from 'vitest'
import { heightsToTry } from '../../../src/domain/playback/heights-to-try'

describe('heightsToTry', () => {
  it.each([
    [[240, 480, 720, 1080], 1080, [1080, 720, 480, 240]],
    [[240, 480, 720, 1080], 480, [480, 240, 720, 1080]],
    [[240, 720], 480, [240, 720]],
    [[720, 1080], 240, [720, 1080]],
    [[], 1080, [1080]],
  ])('tries of %j, wanting %i, the nearest first', (heights, wanted, order) => {
    expect(heightsToTry(heights, wanted)).toEqual(order)
  })
})
