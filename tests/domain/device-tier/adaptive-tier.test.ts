import { describe, expect, it } from 'vitest'
import type { DeviceTier } from '../../../src/domain/device-tier/device-tier'
import {
  afterFrameSample,
  afterSongChange,
  adaptiveTierFrom,
  type AdaptiveTier,
} from '../../../src/domain/device-tier/adaptive-tier'

const sixty = 1000 / 60
const thirty = 1000 / 30

/** Applies that many seconds of frames with that 95th percentile. */
function draw(moving: AdaptiveTier, seconds: number, p95Ms = 18, wantedMs = sixty): AdaptiveTier {
  let after = moving
  for (let at = 0; at < seconds; at += 3) after = afterFrameSample(after, p95Ms, wantedMs)
  return after
}

describe('afterFrameSample', () => {
  it.each<[DeviceTier, number, number, DeviceTier]>([
    ['high', 20, sixty, 'high'],
    ['high', 20.1, sixty, 'mid'],
    ['high', 500, sixty, 'mid'],
    ['mid', 33.4, thirty, 'mid'],
    ['mid', 40, thirty, 'mid'],
    ['mid', 50, thirty, 'low'],
    ['low', 500, thirty, 'low'],
  ])('from %s, %d ms instead of %d lead to %s within three seconds', (from, p95, wanted, to) => {
    expect(draw(adaptiveTierFrom(from, 'able'), 3, p95, wanted).tier).toBe(to)
  })

  it.each<[DeviceTier, number, DeviceTier]>([
    ['low', 57, 'low'],
    ['low', 60, 'mid'],
    ['mid', 60, 'high'],
    ['high', 600, 'high'],
  ])('from %s, %d clean seconds lead to %s', (from, seconds, to) => {
    expect(draw(adaptiveTierFrom(from, 'able'), seconds).tier).toBe(to)
  })

  it('gives the reason for a change', () => {
    expect(draw(adaptiveTierFrom('mid', 'fewCores'), 3).reason).toBe('fewCores')
    expect(draw(adaptiveTierFrom('mid', 'fewCores'), 60).reason).toBe('steadyFrames')
    expect(draw(adaptiveTierFrom('high', 'able'), 3, 30).reason).toBe('slowFrames')
  })

  it('starts the clean minute again after slow frames', () => {
    const slowed = draw(draw(adaptiveTierFrom('high', 'able'), 57), 3, 30)
    expect(draw(slowed, 57).tier).toBe('mid')
    expect(draw(slowed, 60).tier).toBe('high')
  })

  it('counts the time since the sample before when both were clean', () => {
    const sampled = (moving: AdaptiveTier, p95Ms = 18) => afterFrameSample(moving, p95Ms, sixty, 20)
    const third = sampled(sampled(sampled(adaptiveTierFrom('mid', 'able'))))
    expect(third).toMatchObject({ tier: 'mid', clean: 43 })
    expect(sampled(third).tier).toBe('high')
    expect(sampled(sampled(third, 30))).toMatchObject({ tier: 'low', clean: 3 })
    expect(sampled(sampled(third))).toMatchObject({ tier: 'high', clean: 3 })
  })

  it('changes at most twice in a song, and again in the next', () => {
    const lowest = draw(adaptiveTierFrom('high', 'able'), 6, 60, thirty)
    expect(lowest).toMatchObject({ tier: 'low', movesInSong: 2 })
    expect(draw(lowest, 600).tier).toBe('low')
    expect(draw(afterSongChange(draw(lowest, 60)), 3).tier).toBe('mid')
  })

  it('waits twice as long after a rise that had to be undone', () => {
    const risen = draw(adaptiveTierFrom('mid', 'able'), 60)
    const back = afterSongChange(draw(risen, 3, 30))
    expect(back).toMatchObject({ tier: 'mid', toRise: 120 })
    expect(draw(back, 117).tier).toBe('mid')
    expect(draw(back, 120).tier).toBe('high')
  })
})
