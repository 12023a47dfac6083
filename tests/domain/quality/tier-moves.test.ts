import { describe, expect, it } from 'vitest'
import type { QualityTier } from '../../../src/domain/quality/quality-tier'
import {
  afterFrames,
  afterSongChange,
  beginAt,
  type MovingTier,
} from '../../../src/domain/quality/tier-moves'

const sixty = 1000 / 60
const thirty = 1000 / 30

/** So many seconds of drawing in which the 95th percentile is that. */
function draw(moving: MovingTier, seconds: number, p95Ms = 18, wantedMs = sixty): MovingTier {
  let after = moving
  for (let at = 0; at < seconds; at += 3) after = afterFrames(after, p95Ms, wantedMs)
  return after
}

describe('afterFrames', () => {
  it.each<[QualityTier, number, number, QualityTier]>([
    ['high', 20, sixty, 'high'],
    ['high', 20.1, sixty, 'mid'],
    ['high', 500, sixty, 'mid'],
    ['mid', 33.4, thirty, 'mid'],
    ['mid', 40, thirty, 'mid'],
    ['mid', 50, thirty, 'low'],
    ['low', 500, thirty, 'low'],
  ])('from %s, %d ms where %d are wanted lead to %s within three seconds', (from, p95, wanted, to) => {
    expect(draw(beginAt(from, 'able'), 3, p95, wanted).tier).toBe(to)
  })

  it.each<[QualityTier, number, QualityTier]>([
    ['low', 57, 'low'],
    ['low', 60, 'mid'],
    ['mid', 60, 'high'],
    ['high', 600, 'high'],
  ])('from %s, %d clean seconds lead to %s', (from, seconds, to) => {
    expect(draw(beginAt(from, 'able'), seconds).tier).toBe(to)
  })

  it('says why it moved', () => {
    expect(draw(beginAt('mid', 'fewCores'), 3).reason).toBe('fewCores')
    expect(draw(beginAt('mid', 'fewCores'), 60).reason).toBe('steadyFrames')
    expect(draw(beginAt('high', 'able'), 3, 30).reason).toBe('slowFrames')
  })

  it('counts the clean minute anew after a slow stretch', () => {
    const slowed = draw(draw(beginAt('high', 'able'), 57), 3, 30)
    expect(draw(slowed, 57).tier).toBe('mid')
    expect(draw(slowed, 60).tier).toBe('high')
  })

  it('counts the time since the sample before when both were clean', () => {
    const sampled = (moving: MovingTier, p95Ms = 18) => afterFrames(moving, p95Ms, sixty, 20)
    const third = sampled(sampled(sampled(beginAt('mid', 'able'))))
    expect(third).toMatchObject({ tier: 'mid', clean: 43 })
    expect(sampled(third).tier).toBe('high')
    expect(sampled(sampled(third, 30))).toMatchObject({ tier: 'low', clean: 3 })
    expect(sampled(sampled(third))).toMatchObject({ tier: 'high', clean: 3 })
  })

  it('moves twice in a song at most, and again in the next', () => {
    const lowest = draw(beginAt('high', 'able'), 6, 60, thirty)
    expect(lowest).toMatchObject({ tier: 'low', movesInSong: 2 })
    expect(draw(lowest, 600).tier).toBe('low')
    expect(draw(afterSongChange(draw(lowest, 60)), 3).tier).toBe('mid')
  })

  it('waits twice as long after a rise that had to be taken back', () => {
    const risen = draw(beginAt('mid', 'able'), 60)
    const back = afterSongChange(draw(risen, 3, 30))
    expect(back).toMatchObject({ tier: 'mid', toRise: 120 })
    expect(draw(back, 117).tier).toBe('mid')
    expect(draw(back, 120).tier).toBe('high')
  })
})
