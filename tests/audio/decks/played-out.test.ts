import { describe, expect, it } from 'vitest'
import { PlayedOut } from '../../../src/audio/decks/played-out'

describe('PlayedOut', () => {
  it('goes along with an element that plays, however seldom it is looked at', () => {
    const played = new PlayedOut()
    played.place(0, 0)
    expect(played.reach(0.25, 250)).toBe(0.25)
    expect(played.reach(60, 60_000)).toBe(60)
  })

  it('does not believe that a whole song was played in a moment', () => {
    const played = new PlayedOut()
    played.place(0, 0)
    played.reach(4.7, 4_700)
    expect(played.reach(200, 4_800)).toBeCloseTo(4.9, 1)
  })

  it('begins anew where the listener went', () => {
    const played = new PlayedOut()
    played.place(0, 0)
    played.reach(5, 5_000)
    played.place(190, 5_100)
    expect(played.reach(200, 15_100)).toBe(200)
  })

  it('keeps up over an hour with an element whose clock is a little fast', () => {
    const played = new PlayedOut()
    played.place(0, 0)
    for (let look = 1; look <= 14_400; look++) played.reach(look * 0.2501, look * 250)
    expect(played.reach(3601.44, 3_600_000)).toBe(3601.44)
  })
})
