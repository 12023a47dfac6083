import { describe, expect, it } from 'vitest'
import { PlayedExtent } from '../../../src/audio/decks/played-extent'

describe('PlayedExtent', () => {
  it('follows an element that plays, however rarely it is checked', () => {
    const played = new PlayedExtent()
    played.reset(0, 0)
    expect(played.advanceTo(0.25, 250)).toBe(0.25)
    expect(played.advanceTo(60, 60_000)).toBe(60)
  })

  it('does not accept that a whole song was played in a moment', () => {
    const played = new PlayedExtent()
    played.reset(0, 0)
    played.advanceTo(4.7, 4_700)
    expect(played.advanceTo(200, 4_800)).toBeCloseTo(4.9, 1)
  })

  it('accepts no more when it is asked again and again', () => {
    const played = new PlayedExtent()
    played.reset(0, 0)
    played.advanceTo(4.7, 4_700)
    const reached = Array.from({ length: 20 }, (_, call) => played.advanceTo(200, 4_800 + call))
    expect(Math.max(...reached)).toBeCloseTo(4.9, 1)
  })

  it('starts again at the target of a seek', () => {
    const played = new PlayedExtent()
    played.reset(0, 0)
    played.advanceTo(5, 5_000)
    played.reset(190, 5_100)
    expect(played.advanceTo(200, 15_100)).toBe(200)
  })

  it('follows an element with a slightly fast clock for an hour', () => {
    const played = new PlayedExtent()
    played.reset(0, 0)
    for (let look = 1; look <= 14_400; look++) played.advanceTo(look * 0.2501, look * 250)
    expect(played.advanceTo(3601.44, 3_600_000)).toBe(3601.44)
  })
})
